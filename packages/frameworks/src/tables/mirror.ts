/** Where statements, key and scale come from; printed with every result. */
export const miniIpipSource = {
  name: 'Mini-IPIP',
  reference: 'Donnellan, Oswald, Baird & Lucas (2006), Psychological Assessment 18, 192-203',
  key: 'https://ipip.ori.org/MiniIPIPKey.htm',
} as const;

/**
 * How far a report and a visitor's own answers may lie apart, in points of 100: up to `close` they are close, up to
 * `apart` some way apart, beyond it they differ. The limits are a choice of ours: a trait with four statements moves by 6
 * points when one of them is answered one step differently, so two such steps are still close and five differ.
 */
export const mirrorPoints = { close: 15, apart: 30 } as const;
