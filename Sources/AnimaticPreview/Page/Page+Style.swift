// The style of the page, light and dark.

extension Page {
  /// The style sheet.
  ///
  /// At its end are the stage and its layers: everything lies at the origin and is placed by its
  /// transform alone.
  static let style = """
    :root{--bg:#f4f5f7;--card:#fff;--text:#1a1f26;--soft:#5b6470;--line:#e2e5ea;--faint:#eef0f3;
    --accent:#2f5fe0;--on:#fff;--bar:#cfdbfb;--bartext:#1d3a8c;--hold:#9db1e6;--veil:#c0cbe8;--cut:#f6d8c3;
    --cuttext:#7a3c14;--cue:#b4572e;--error:#c0362c;--warning:#9a6200;--info:#4a6a8a;
    --ground:#fafbfc;--check:#f0f2f5;--radius:14px;--name:176px}
    @media (prefers-color-scheme:dark){:root{--bg:#0e1115;--card:#161a20;--text:#e9ecf0;
    --soft:#9aa4b1;--line:#272d36;--faint:#1d222a;--accent:#7fa0ff;--on:#0e1115;--bar:#2c3f77;
    --bartext:#d6e0ff;--hold:#4c64ac;--veil:#3a4873;--cut:#6a432c;--cuttext:#ffdcc4;--cue:#e8966b;
    --error:#ff8078;--warning:#f0b54a;--info:#92b3d6;--ground:#13171c;--check:#191e25}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,-apple-system,
    "Segoe UI",Roboto,"Helvetica Neue",sans-serif;font-variant-numeric:tabular-nums}
    header,main{max-width:1160px;margin:0 auto;padding:0 24px}
    header{padding-top:28px;padding-bottom:16px}
    h1{font-size:24px;line-height:1.25;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}
    h2{font-size:13px;font-weight:600;letter-spacing:.02em;color:var(--soft);margin:0 0 12px}
    h2 small{font-weight:400}
    .facts{margin:4px 0 0;color:var(--soft)}
    .facts span+span::before{content:"·";margin:0 8px}
    main{display:grid;grid-template-columns:minmax(0,1fr) 320px;gap:16px;padding-bottom:48px}
    .card{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);
    padding:18px 20px;min-width:0;grid-column:1/-1}
    .player{padding:0;overflow:hidden;grid-column:1/2}
    .player:not(:has(+.values)){grid-column:1/-1}
    .values{grid-column:2/3;display:flex;flex-direction:column;max-height:100%;contain:size}
    .values .scroll{flex:1}
    .transport{display:flex;align-items:center;gap:14px;padding:12px 18px;
    border-top:1px solid var(--line);flex-wrap:wrap}
    button,select,input{font:inherit;color:inherit}
    .play{width:44px;height:44px;flex:none;border:0;border-radius:50%;background:var(--accent);
    color:var(--on);cursor:pointer;display:grid;place-items:center;padding:0}
    .play svg{width:24px;height:24px;fill:currentColor}
    .play .halt,.playing .play .go{display:none}
    .playing .play .halt{display:inline}
    .play:disabled{background:var(--line);color:var(--soft);cursor:default}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    #scrub{flex:1 1 180px;min-width:0;height:44px;margin:0;accent-color:var(--accent);cursor:pointer}
    .time{white-space:nowrap;color:var(--soft)}
    .time b{color:var(--text);display:inline-block;min-width:3.4em;text-align:right}
    .pick{display:flex;align-items:center;gap:6px;color:var(--soft);white-space:nowrap}
    .pick input{width:18px;height:18px;accent-color:var(--accent);margin:0}
    select{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:6px 8px;
    color:var(--text)}
    .scroll{overflow:auto;margin:0 -20px;padding:0 20px}
    table{border-collapse:collapse;width:100%}
    th{font-weight:400;text-align:start;color:var(--soft);vertical-align:top}
    .values td{text-align:end}
    .values th,.values td{padding:3px 0;font-size:14px}
    .values th{overflow-wrap:break-word;padding-inline-end:12px}
    .values small{color:var(--soft);margin-inline-start:2px}
    .values .head th{color:var(--text);font-weight:600;padding-top:12px}
    .values .head:first-child th{padding-top:0}
    .quiet{color:var(--soft);margin:8px 0 0}
    .rows{position:relative;touch-action:pan-y;cursor:col-resize;user-select:none;
    -webkit-user-select:none}
    .row{display:flex;align-items:center;min-height:26px}
    .name{width:var(--name);flex:none;padding-inline-end:12px;color:var(--soft);font-size:13px;
    overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .lane{position:relative;flex:1;height:calc(26px + 21px*(var(--n,1) - 1));min-width:0}
    .lane>small{font-size:12px;line-height:26px;color:var(--soft)}
    .row+.row .lane{border-top:1px solid var(--faint)}
    .axis .lane{height:20px;font-size:11px;color:var(--soft)}
    .axis .lane span{position:absolute;transform:translateX(-50%);white-space:nowrap}
    .axis .lane span:first-child{transform:none}
    .axis .lane span.late{transform:translateX(-100%)}
    .axis .lane span::after{content:" s"}
    .layer{font-weight:600;font-size:14px;padding:12px 0 2px;overflow-wrap:anywhere}
    .bar{position:absolute;top:calc(4px + 21px*var(--y,0));height:18px;min-width:3px;background:var(--bar);
    color:var(--bartext);border-radius:5px;overflow:hidden;container-type:inline-size}
    .bar em{display:block;font-style:normal;font-size:11px;line-height:18px;padding:0 6px;
    white-space:nowrap;position:relative;overflow:hidden;text-overflow:ellipsis}
    @container (max-width:56px){.bar em{display:none}}
    .bar>i{position:absolute;top:0;bottom:0;width:1px;background:var(--hold)}
    .bar>i.turn{background:none;border-left:1px dashed var(--accent)}
    .bar>u{position:absolute;top:0;bottom:0;border-radius:inherit;border:1px solid var(--veil);
    background:repeating-linear-gradient(135deg,var(--veil) 0 1.5px,var(--card) 1.5px 6px)}
    .bar.away{background:none}.bar.away em{color:var(--soft);background:var(--card);
    width:max-content;max-width:calc(100% - 6px);margin:2px 3px;padding:0 3px;line-height:14px}
    .bar.at{width:10px!important;height:10px;min-width:0;margin:4px 0 0 -5px;border-radius:2px;
    transform:rotate(45deg);background:var(--accent)}
    .bar.cut{background:var(--cut);color:var(--cuttext);border-right:3px solid var(--cue)}
    .bar.endless{border-top-right-radius:0;border-bottom-right-radius:0;
    -webkit-mask:linear-gradient(90deg,#000 92%,transparent);
    mask:linear-gradient(90deg,#000 92%,transparent)}
    .hold{position:absolute;top:calc(12px + 21px*var(--y,0));height:2px;background:var(--hold);opacity:.7}
    .legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:14px 0 0;font-size:12px;
    color:var(--soft)}
    .legend span{display:flex;align-items:center;gap:7px}
    .legend .lane{flex:none;width:24px}.legend .bar,.legend .hold,.legend u{left:0;width:100%}
    .legend .bar>i{left:50%}.legend .at{left:50%}
    .cue{position:absolute;top:0;color:var(--cue);font-size:11px;line-height:26px;
    white-space:nowrap}
    .marks{position:absolute;top:28px;bottom:0;left:6px;right:6px}
    .marks i{position:absolute;top:0;bottom:0;border-left:1px dashed var(--cue);opacity:.7}
    .cue b{font-weight:500;padding:0 5px}
    .cue.late b{position:absolute;right:0}
    .over{position:absolute;inset:-4px -6px 0 calc(var(--name) - 6px);pointer-events:none;
    overflow:hidden}
    .cursor{position:absolute;top:4px;bottom:0;left:6px;right:6px;will-change:transform}
    .cursor::before{content:"";position:absolute;top:0;bottom:0;left:-1px;width:2px;
    background:var(--accent);border-radius:1px}
    .cursor::after{content:"";position:absolute;top:-3px;left:-5px;width:10px;height:10px;
    border-radius:50%;background:var(--accent)}
    .findings ul,.notes ul{margin:0;padding:0;list-style:none}
    .findings li{padding:12px 0;border-top:1px solid var(--faint)}
    .findings li:first-child{border-top:0;padding-top:0}
    .line{display:flex;gap:8px;align-items:baseline;flex-wrap:wrap}
    .findings p{margin:2px 0 0;overflow-wrap:anywhere}
    .remedy,.path{color:var(--soft)}
    code{font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;color:var(--soft);
    overflow-wrap:anywhere}
    .tag{font-size:12px;font-weight:600;text-transform:capitalize}
    .error .tag{color:var(--error)}.warning .tag{color:var(--warning)}.info .tag{color:var(--info)}
    .notes p{margin:0 0 6px;max-width:72ch}
    .notes li{padding:3px 0;overflow-wrap:anywhere}
    .warn{color:var(--warning)}
    summary{cursor:pointer;color:var(--accent);padding:6px 0}
    details td,details th{padding:4px 16px 4px 0;font-size:14px}
    @media (max-width:900px){main{grid-template-columns:minmax(0,1fr);gap:12px}
    .player,.values{grid-column:1/-1}.values{contain:none;max-height:none}
    .values .scroll{max-height:280px}}
    @media (max-width:560px){:root{--name:108px}header,main{padding-left:14px;padding-right:14px}
    header{padding-top:18px}h1{font-size:20px}.card{padding:14px}.player{padding:0}
    .scroll{margin:0 -14px;padding:0 14px}.transport{gap:10px 12px;padding:10px 14px}
    .name{font-size:12px;line-height:1.15;padding-inline-end:8px;
    white-space:normal;max-height:26px}.axis .lane span:nth-child(even){display:none}#scrub{flex:1 1 60%}}
    .stage{position:relative;width:100%;max-height:min(62vh,640px);min-height:200px;overflow:hidden;
    contain:strict;isolation:isolate}
    .ground{position:absolute;inset:0;background:conic-gradient(var(--check) 25%,var(--ground) 0 50%,
    var(--check) 0 75%,var(--ground) 0) 0 0/24px 24px}
    .world,.origin,.aside,.o{position:absolute;left:0;top:0;width:0;height:0;transform-origin:0 0}
    .l{position:absolute;left:0;top:0;transform-origin:0 0;contain:layout style size;
    border-radius:0}
    .b,.c,.e,.g,.t{position:absolute;inset:0;border-radius:inherit}
    .b{transform-origin:0 0;background-size:100% 100%;background-repeat:no-repeat}
    .e,.t,.q{pointer-events:none}
    .q{position:absolute;left:0;top:0;width:0;height:0}
    .p{position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible;fill:#000;stroke:none}
    .t{display:grid;place-items:center;text-align:center;font-weight:500;line-height:1.2}
    .t::after{content:var(--t,none);unicode-bidi:plaintext;white-space:pre-wrap;
    overflow-wrap:anywhere}
    .z{position:absolute;border:1px dashed #8a94a3;border-radius:6px;display:grid;place-items:center;
    font-size:11px;line-height:1.2;color:#6b7684;text-align:center;overflow:hidden;
    overflow-wrap:anywhere;background:rgba(138,148,163,.12)}
    @media (prefers-color-scheme:dark){.z{color:#a3adba}}
    """
}
