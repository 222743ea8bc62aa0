import type { HowToWords } from '../../report-words.ts';
import { number, numeral } from './grammar.ts';

const general = (material: string): string =>
  `它说的是${material}给人的印象，这比一个人的全貌要少：这类解读与人们在问卷中对自己的描述只有部分相符。`;
const many = (lenses: number, material: string): string =>
  `用${numeral(lenses)}种视角看${material}，得到的是${numeral(lenses)}种描述和一份证据：彼此一致并不会让任何一点更真实。`;
const like = { text: '文字读来如此的人', image: '图片给人如此印象的人', video: '视频给人如此印象的人' };
const WHERE = '在问卷中处于中线的同一侧';
const coin = (who: string): string => `十个${who}当中，只有五个多一点会${WHERE}；抛硬币也有五个。`;
const inTen = (people: number, who: string): string => `十个${who}当中，约有${numeral(people)}个会${WHERE}`;
const notInTen = (others: number): string => `，${numeral(others)}个不会：足以引人思考，不足以据此决定。`;
const OWN = '绝不可用来评判他人。';

export const howTo = {
  from: { text: '一段文字', image: '一张图片', video: '一段视频' },
  fromWords: (words) => `一段 ${number(words)} 个词的文字`,
  wrote: (from) => `这份报告由 AI 根据${from}写成。`,
  wroteFirst: (from) => `这份报告由 AI 根据${from}写成：只是初步印象。`,
  general: { text: general('这段文字'), image: general('这张图片'), video: general('这段视频') },
  many: {
    text: (lenses) => many(lenses, '一段文字'),
    image: (lenses) => many(lenses, '一张图片'),
    video: (lenses) => many(lenses, '一段视频'),
  },
  notes: {
    TYPE: '类型字母把一条尺度切成两半，所以请看条形，不要看代码。这类解读平均能说对四个字母中的两个多一点；抛硬币能对两个。这不是官方测验。',
    MOTIVE: '它是用于反思的工具，研究上的支持不一；动机只有在有人说出时才看得见，所以这里只列候选，不下结论。',
    VALUES: '价值观只在彼此之间排序，不与他人比较。',
    CLIN: `不是诊断、筛查或医学意见，也不是所提到的任何一种测验：它只列出材料自己提到的主题，既不能发现也不能排除任何问题。只有与你交谈的持证专业人员才能评估心理健康。${OWN}`,
    AFF: `不是 PHQ-9、GAD-7、BDI、BAI 或汉密尔顿量表的得分，也不是筛查或医学意见；既不能发现也不能排除任何问题。${OWN}`,
    IQ: '不估算智商：智力测验有人监督、限定时间并有常模，这里的内容都不能代替。它描述的是这份材料中看得见的推理。',
    DARK: '它看的是讲述方式中的日常倾向；反讽、虚构、愤怒和工作角色都可能与之相像，而平静的文字也说明不了作者如何。',
    EVO: '这十组两极是本产品自有的探索性视角，受演化心理学启发；它不是经过验证的测验，所依据的理论有几种仍有争议。',
    MEDIA: '图片和视频给人的第一印象多半来自衣着、环境和光线；这里描述的是选择与行为，不是面孔。',
  },
  sameSide: {
    like,
    chance: coin,
    short: (people, who) => `${inTen(people, who)}。`,
    long: (people, others, who) => inTen(people, who) + notInTen(others),
  },
  lookedUp: { text: '每一处引文都在原文中核对过。', media: '每一条线索都在描述中核对过。' },
  instruments: '没有施行所提到的任何测验；其名称归各自的所有者。',
  uses: {
    any: '不得用于招聘、信贷、保险、教育、法律或医疗决定。',
    DARK: '只用于你自己的材料，或经作者同意：绝不可给他人贴标签，也不得作为招聘、信贷、保险、教育、法律或医疗决定的依据。',
    AFF: '不得用于招聘、信贷、保险、教育或法律决定。如果你正感到难以支撑，请找医生或求助热线谈谈；如果有危险，请立即拨打当地的紧急电话。',
  },
} satisfies HowToWords;
