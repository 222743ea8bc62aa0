import { createElement, type ReactNode, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

const OUTLINE = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Renders a lucide icon. Replaces lucide's own function in the bundle, which has options the page never sets. */
export function createIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactNode {
  return (props) =>
    createElement('svg', { ...OUTLINE, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
}
