/** Texts whose blocks depend on what follows them: a careless split gets these wrong. */
export const reportTexts: Record<string, string> = {
  report: `# Personality Analysis

The writer plans for **two futures at once**: the trip itself, and the *trip going wrong*.

## Conscientiousness

> I keep a list for the trip and a second list for what could go wrong with the first.
> It is not a joke.

> My sister says this is a sickness.

- **Order:** keeps parallel lists.
- **Dutifulness:** prepares for others.

  A second paragraph of the same point.

- **Caution:** one more

Some text after it with \`code\` and [a link](https://example.org/a_(b)).

| Trait | Impression | Range |
|:--|:-:|--:|
| Openness | high | 45 to 83 |
| Order | **very** high | 61 to 92 |

### How sure is this

One short text is a small window.
`,
  lists: `1. one
2. two

   continued

10. ten

1) other
* star
* star

- dash

- loose
    - nested
        1. deeper

          more
- end
`,
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
  charts: `## MBTI-style preferences

**The bars above at a glance:**

\`\`\`chart
Energy       I ────────●──────────── E  -25
Information  S ────────●──────────── N  -24
Lifestyle    P ──────────────────●── J  +78
\`\`\`

**Reads as ISxJ.**

\`\`\`chart
Energy       I ────────●──────────── E  -25
no row
\`\`\`

\`\`\`js
charts();
\`\`\`

\`\`\`chart
PHQ-9 areas  ───━━━━━━────────────  4 to 11 of 27
\`\`\``,
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
