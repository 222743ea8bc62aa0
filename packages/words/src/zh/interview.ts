import { completeInterview } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('zh');

export const interview = completeInterview({
  progress: (number, most) => `第 ${number} 题，最多 ${most} 题`,
  finish: '结束',
  next: '下一题',
  done: '完成',
  skip: '跳过',
  nextKey: '下一题',
  answer: '你的回答',
  hint: '几句话就够了。',
  tooLong: (most) => `一个回答最多 ${most} 个字符。更长的文字请放进文本框。`,
  dictate: '听写',
  stopDictating: '停止听写',
  dictationNote: '浏览器会把语音转成文字，它的制造商可能听到。',
  dictationFailed: '浏览器没有允许听写。',
  reading: (model) => `${model} 正在想一个简短的追问……`,
  goOn: '不等追问，继续',
  askedBy: (model) => `关于这一点再问一句，提问者：${model}`,
  fromBank: '关于这一点再问一句，来自固定题目',
  goesTo: (model) =>
    `服务器会检查每个回答，看是否有需要帮助或未满十八岁的迹象。没有的话，回答会发给 ${model}，它可以追问一次；对追问的回答不会发给任何模型。`,
  alone: '没有询问任何模型，题目是固定的。',
  offline: '没有网络连接。固定题目照常继续。',
  note: '只读你的回答，从不读题目。结束之前，回答只保存在这个浏览器里，“新的分析”会把它们删除。',
  asked: '已经问过的题目',
  skipped: '已跳过',
  gauge: (words, sample) => `${words}，${sample}`,
  noSample: '还没有内容',
  help: '继续之前',
  enough: (left) => plural(left, { other: '每个主题都问过了。现在可以结束，也可以再回答最多 # 题。' }),
  end: { title: '这是最后一题', text: '按“结束”把你的回答放进文本框。' },
  filled: { title: '你的回答已在文本框里', description: '现在任何一种评估都可以读它们。' },
  questions: {
    plan: {
      short: '计划落空的时候',
      ask: '有一天你的计划落空了，当时发生了什么，接着你做了什么？',
      more: '最初的一分钟里你在想什么？',
    },
    evening: {
      short: '属于自己的夜晚',
      ask: '今晚没有人等你，这个晚上从头到尾会怎样过？',
      more: '其中你最期待哪一段？',
    },
    strangers: {
      short: '在陌生人中间',
      ask: '上一次走进一间坐满陌生人的屋子，你做了什么？',
      more: '你最先注意到别人身上的什么？',
    },
    decision: {
      short: '一个迟迟未下的决定',
      ask: '哪个决定你想了很久，最后是怎样做出的？',
      more: '是什么差点让你选了另一边？',
    },
    refusal: {
      short: '说“不”',
      ask: '上一次别人想要你做什么而你说了“不”，是怎样的经过？',
      more: '刚说完的那一刻是什么感觉？',
    },
    apart: {
      short: '和别人不一样的做法',
      ask: '什么时候你的做法和周围所有人都不一样，为什么？',
      more: '别人怎么看这件事？',
    },
    'changed-mind': {
      short: '对一个人改变看法',
      ask: '你对谁改变过看法，是什么让你重新看待这个人？',
      more: '之前你忽略了什么？',
    },
    disagreement: {
      short: '一次争执',
      ask: '有一次你至今记得的争执，是怎样开始、又怎样结束的？',
      more: '对方会怎样讲这件事？',
    },
    reliance: {
      short: '你会去找的人',
      ask: '事情出了差错，你会去找谁，为什么是这个人？',
      more: '那么对方会为了什么来找你？',
    },
    skill: {
      short: '别人会请你做的事',
      ask: '什么事你做得好到别人会来请你做，你是怎样做的？',
      more: '别人通常会略过哪一步？',
    },
    'dull-task': {
      short: '枯燥的部分',
      ask: '一件枯燥但非做不可的事，你会怎样对付？',
      more: '如果它搁了一个星期，会怎样？',
    },
    together: {
      short: '几个人一起做成一件事',
      ask: '几个人要一起做成一件事时，你会担起什么角色？',
      more: '什么时候这个角色会让你吃不消？',
    },
    mistake: {
      short: '一次失误',
      ask: '你自己的哪次失误至今还会想起，当时发生了什么？',
      more: '后来你在做法上改变了什么？',
    },
    criticism: {
      short: '说中要害的批评',
      ask: '什么时候一句批评说中了你，你是怎样对待它的？',
      more: '其中哪一部分是对的？',
    },
    'letting-go': { short: '放下的一件事', ask: '哪个计划你中途放下了，现在怎样看它？', more: '它留下了什么？' },
    absorbed: { short: '忘了时间', ask: '上一次忘了时间是什么时候，你在做什么？', more: '是什么让你这样投入？' },
    unasked: { short: '没有人要求的事', ask: '有什么是没有人要求、你自己做出来的？', more: '谁看到过它？' },
    place: {
      short: '让你自在的地方',
      ask: '在哪个地方你觉得自在，那里是什么样子？',
      more: '你在那里会做哪些在别处不做的事？',
    },
  },
});
