import report from './report.txt?raw';
import lists from './lists.txt?raw';
import charts from './charts.txt?raw';

/** Texts whose blocks depend on what follows them: a careless split gets these wrong. */
export const reportTexts: Record<string, string> = {
  report,
  lists,
  edges: `Setext one
===
Setext two
---

***

Paragraph
with a lazy line\\
and a break  
here.

    indented code

    goes on

\`\`\`ts
const a = '# not a heading';

- not a list
\`\`\`

> quote
lazy

<div>
html **not bold**

</div>

[ref]: https://example.org
[ref] and text\r\nwith other\rline ends.

Last **line without an end`,
  charts,
};

const chart = `**The bars above at a glance:**

\`\`\`chart
Openness to Experience  ───────●─────────────  35
Conscientiousness       ────────────────●────  80
Extraversion            ────●────────────────  18
\`\`\`

`;

const part = (name: string, index: number): string => `## ${name} ${index}

\`Reserved ────────────────●──── Outgoing\` **${index + 40} of 100**, High, from 3 of 4 statements

The clearest signal in the sample. **Contingency planning** appears twice, and it is *described as a habit* rather than an event; the second list is the point of the first.

> “I keep a list for the trip and a second list for what could go wrong with the first.”
>
> Plans ahead, and plans for the plan.

- **Order:** keeps parallel lists for plan and failure, and says so without being asked.
- **Dutifulness:** prepares for other people's needs as well, down to the \`spare charger\`.

| Facet | Impression | Range |
|:--|:-:|--:|
| Order | high | 45 to 83 |
| Caution | **very** high | 61 to 92 |

${index % 5 === 4 ? chart : ''}`;

/** As long as the longest reports. */
export const longReport: string = `# Big Five Analysis\n\n${Array.from({ length: 34 }, (_none, index) => part('Trait', index)).join('')}`.slice(0, 30_000);
