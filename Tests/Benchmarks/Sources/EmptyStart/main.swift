// Does nothing: what every program pays that imports Foundation.

import Foundation
