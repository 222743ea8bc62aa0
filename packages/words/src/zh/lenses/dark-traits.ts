import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: '暗面与亮面倾向',
    trademark: '不使用 SD3/SD4、NPI、MACH-IV、TriPM、PCL-R 的题目与分界值。',
    bands: { not_seen: '未见', faint: '微弱', some: '有一些', clear: '明显' },
    dimensions: {
      machiavellianism: { title: '马基雅维利主义', cannot: '不能凭谈论生意或棋局判断' },
      grandiose_narcissism: { title: '夸大型自恋', cannot: '不能凭对某项成就的自豪或第一人称代词判断' },
      primary_psychopathy: { title: '精神病态（冷漠大胆型）', cannot: '不能凭谈论犯罪或黑色幽默判断' },
      everyday_sadism: { title: '日常施虐倾向', cannot: '不能凭恐怖小说或玩笑判断' },
      vulnerable_narcissism: { title: '脆弱型自恋', cannot: '不能凭寻常的受伤感判断' },
      secondary_psychopathy: { title: '次级精神病态（冲动反应型）', cannot: '不能凭对创伤的反应判断' },
      borderline_features: { title: '情绪不稳的特点', cannot: '不是任何障碍' },
      d_core: { title: '黑暗核心（D）', cannot: '不能凭单独一句话判断' },
      kantianism: { title: '亮面：把人当作目的' },
      humanism: { title: '亮面：珍视每个人' },
      faith_in_humanity: { title: '亮面：相信人' },
    },
  },
};
