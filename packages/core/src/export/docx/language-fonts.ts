import type { IRunOptions } from 'docx';
import type { DocumentLanguage } from '../paper/languages.ts';

type LanguageFonts = {
  /** The language tag that Word uses. */
  tag: string;
  /** The font slot of a Word run: `complex` for scripts with joined letters, `eastAsian` for East Asian scripts. */
  slot: 'plain' | 'complex' | 'eastAsian';
  font?: string;
  isRightToLeft?: true;
};

const languages: Record<DocumentLanguage, LanguageFonts> = {
  ar: { tag: 'ar-SA', slot: 'complex', font: 'Times New Roman', isRightToLeft: true },
  fa: { tag: 'fa-IR', slot: 'complex', font: 'Times New Roman', isRightToLeft: true },
  ur: { tag: 'ur-PK', slot: 'complex', font: 'Times New Roman', isRightToLeft: true },
  he: { tag: 'he-IL', slot: 'complex', font: 'Times New Roman', isRightToLeft: true },
  hi: { tag: 'hi-IN', slot: 'complex', font: 'Nirmala UI' },
  bn: { tag: 'bn-IN', slot: 'complex', font: 'Nirmala UI' },
  ta: { tag: 'ta-IN', slot: 'complex', font: 'Nirmala UI' },
  te: { tag: 'te-IN', slot: 'complex', font: 'Nirmala UI' },
  th: { tag: 'th-TH', slot: 'complex', font: 'Tahoma' },
  am: { tag: 'am-ET', slot: 'plain', font: 'Ebrima' },
  el: { tag: 'el-GR', slot: 'plain' },
  ru: { tag: 'ru-RU', slot: 'plain' },
  uk: { tag: 'uk-UA', slot: 'plain' },
  hy: { tag: 'hy-AM', slot: 'plain', font: 'Sylfaen' },
  ka: { tag: 'ka-GE', slot: 'plain', font: 'Sylfaen' },
  ja: { tag: 'ja-JP', slot: 'eastAsian', font: 'Yu Mincho' },
  ko: { tag: 'ko-KR', slot: 'eastAsian', font: 'Malgun Gothic' },
  'zh-Hans': { tag: 'zh-CN', slot: 'eastAsian', font: 'SimSun' },
  'zh-Hant': { tag: 'zh-TW', slot: 'eastAsian', font: 'PMingLiU' },
};

/** Run options for this language; none for Latin letters. */
export function fontsOf(
  language: DocumentLanguage | undefined,
): Pick<IRunOptions, 'font' | 'language' | 'rightToLeft'> {
  if (!language) return {};
  const { tag, slot, font, isRightToLeft } = languages[language];
  switch (slot) {
    case 'plain':
      return { language: { value: tag }, ...(font && { font: { ascii: font, hAnsi: font } }) };
    case 'complex':
      return {
        language: { bidirectional: tag },
        ...(font && { font: { cs: font } }),
        ...(isRightToLeft && { rightToLeft: true }),
      };
    case 'eastAsian':
      return { language: { eastAsia: tag }, ...(font && { font: { eastAsia: font, hint: 'eastAsia' } }) };
  }
}
