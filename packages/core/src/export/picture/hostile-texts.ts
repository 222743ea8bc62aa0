/** Texts that are hard to set, or that would do harm if a renderer or a viewer took them for code. */
export const hostileTexts: Record<string, string> = {
  'markup and script':
    '<script>alert(1)</script><img src=x onerror=alert(2)> ]]> &amp; </text></svg> "\' <a href="javascript:alert(3)">x</a>',
  'code of the compiler': '#read("/etc/passwd") $x$ @label *bold* #panic("x") \\u{0} // /* `raw` #set page(width: 1pt)',
  'one long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4),
  'letters without a break': 'W'.repeat(600),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈👋🏽🙂'.repeat(30),
  'stacked accents': 'a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307'.repeat(40),
  'hidden characters': '\u202Eevil\u2066 \u200B\u0000\u0007\uFEFF visible \u{E0041}\uD800 end',
  'both directions': 'שלום hello مرحبا 123 (abc) '.repeat(20),
  'Chinese without a space': '我站起来听见自己的声音变得很细可还是继续说了下去'.repeat(12),
  'Thai, Hindi and Armenian': 'ฉันลุกขึ้นยืนและได้ยินเสียงของตัวเอง मैं खड़ा हुआ और अपनी आवाज़ सुनी Ես վեր կացա '.repeat(4),
  'five thousand letters': 'I stood up and heard my own voice go thin and kept talking anyway. '.repeat(75),
  nothing: ' \u200B\n ',
};
