import { MIN_AGE_YEARS } from '@app/contract/limits';
import {
  COOKIE_DAYS,
  LEFTOVER_HOURS,
  MAIL_TRACE_HOURS,
  RETENTION_DAYS,
  RETENTION_SLACK_DAYS,
} from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';
import { completePrivacy } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('zh');

export const privacy = completePrivacy({
  title: '隐私',
  pageTitle: '隐私 · AI 人格分析',
  description: '哪家 AI 公司会读到你发送的内容、保存什么、保存多久、如何删除，以及在哪里寻求帮助。',
  home: '回到分析',
  lead: '你交给本站的是非常私人的文字和图片。这一页说明谁会读到它们、保存什么，以及如何删除。',
  days: (days) =>
    days === undefined ? `${RETENTION_DAYS} 天（除非本站运营者设定了其他期限）` : plural(days, { other: '# 天' }),
  short: (kept) => [
    'AI 公司会读到你发送的内容。是哪一家，取决于你选择的模型。',
    `你的报告和对话保存 ${kept}，或直到你按下“新的分析”。`,
    '没有账户、没有跟踪、没有广告，也不出售任何内容。',
  ],
  simulated: '本站目前使用模拟模型：样本由程序写成，不会询问任何 AI 公司。',
  companies: {
    anthropic: { name: 'Anthropic', seat: '美国' },
    openai: { name: 'OpenAI', seat: '美国' },
    deepseek: { name: 'DeepSeek', seat: '中国' },
    perplexity: { name: 'Perplexity', seat: '美国' },
  },
  reads: {
    title: '谁会读到你发送的内容',
    intro: '页面用数字称呼各个模型。它们背后的公司是：',
    company: (name, seat) => `${name}（${seat}）`,
    what: '发送给它们的是：',
    words: {
      term: '文字',
      text: '文字会发送给你所选模型的公司。文档只发送其中的文字。对话中的问题会连同报告、你的文字和此前的对话一起发送。在采访中，你对固定问题的回答会在你按下“下一题”时发送给该公司。',
    },
    pictures: {
      term: '图片',
      text: (other) =>
        `图片、视频画面和扫描页会发送给你所选模型的公司，先缩小并去除地点和相机数据。如果该模型不能看图，则由${other ?? '列表中的另一家公司'}来看，图片或视频的报告会注明这一点。`,
    },
    speech: {
      term: '语音',
      text: (company) => `如果本站开启了此功能，无论你选择哪个模型，视频中说的话都由 ${company} 转写。`,
      heard: (company) => `无论你选择哪个模型，视频中说的话都由 ${company} 转写。`,
      unheard: '视频的声音不会发送给任何人。',
    },
    after: [
      'Anthropic 和 OpenAI 还会得到一个由你的会话标签生成的代码，以便它们防止滥用。你的网络地址、Cookie 和邮箱地址不会发送给任何一家。',
      'AI 公司可能按照各自的条款保留收到的内容，有些最长 30 天。凡是可以要求不保存你的文字的公司，我们都会提出要求。我们无法删除那里的任何内容。',
    ],
  },
  kept: {
    title: '保存什么，保存多久',
    rows: (kept) => [
      {
        term: '语言和时区',
        text: '每次分析和提问都会附上本页面的语言以及你浏览器的地区和时区，与其他内容一样密封：万一需要求助卡片，它们决定卡片上的电话号码；文字本身看不出语言时，也决定报告的语言。',
      },
      {
        term: '你的文件',
        text: `原件保留到读取完毕，由它生成的图片保留到分析结束：通常是几分钟。崩溃后遗留的内容会在 ${LEFTOVER_HOURS * 60} 分钟内清除。`,
      },
      {
        term: '文字、报告、对话、关于自己的回答',
        text: `${kept}，或直到你按下“新的分析”。清理最多可能再需要 ${RETENTION_SLACK_DAYS} 天。`,
      },
      {
        term: '分享的副本',
        text: `${SHARE_DAYS} 天，或直到你撤销链接。只有你分享的报告才会附带保存一张小图。任何拿到链接的人都能阅读副本。`,
      },
      {
        term: '邮箱地址',
        text: `在邮件发出之前以密封形式保存；投递邮件的服务会看到两个地址和链接。此后 ${MAIL_TRACE_HOURS} 小时内只保留带密钥的散列值，请求发送邮件的网络也是如此。它们用来限制可发送的邮件数量。`,
      },
      {
        term: '日志和费用',
        text: '时间、大小、代码、随机编号，以及每次调用模型的费用。没有你的文字，没有文件名，没有地址。',
      },
    ],
  },
  sealed: {
    title: '还有谁可能读到',
    text: [
      '你写下或收到的一切都以加密形式保存。密钥需要两半：一半在服务器上，另一半只在你的 Cookie 里。',
      '本站运营者只有在分析、对话回复或分享邮件正在进行时，以及你的浏览器请求这些内容的瞬间，才可能读到你的文字。其余时间，仅凭服务器上的内容无法打开它们。',
      '如果你丢失了 Cookie，没有人能找回你的报告。',
    ],
  },
  deleted: {
    title: '如何删除',
    text: [
      '按下“新的分析”。它首先销毁密钥：从那一刻起，你在这个会话以及此浏览器其他会话中的任何内容都无法打开。然后删除文字、报告、对话以及仍在等待的文件。',
      '你分享过的链接会保留，因为别人可能需要它们。可以在“分享”窗口中或下方撤销。',
      '运营者在分析进行期间所做的备份，可能含有那一份可读的分析，直到备份被删除。AI 公司或邮箱已收到的内容，我们无法触及。',
    ],
  },
  cookie: {
    title: 'Cookie',
    text: [
      `只有一个。它保存一个随机秘密，也就是你那一半密钥，有效期 ${COOKIE_DAYS} 天。它只发送给本站，任何脚本都读不到它，它也不透露你的任何信息。没有它，就没有人能把你的报告交给你并防止他人看到。`,
      '你的浏览器还会记住一个随机的会话标签、所选的语言，以及你选的是浅色还是深色。你输入的内容只保存在浏览器里，直到你发送或按下“新的分析”。阅读这一页不会设置 Cookie。',
    ],
  },
  never: {
    title: '我们不做的事',
    list: [
      '没有账户，没有登录。',
      '没有跟踪，没有广告，不从其他网站载入任何内容。',
      '不出售也不出借你发送的内容。',
      '我们不用它训练 AI。',
      '没有人脸识别：不会告诉任何人图片里是谁。',
    ],
  },
  limits: {
    title: '它不适用于什么',
    list: [
      '它不是诊断，也不能代替医生或心理咨询。',
      '它不能作为工作、信贷、保险、教育、法律或健康方面决定的依据。',
      `它不适合未满 ${MIN_AGE_YEARS} 岁的人。`,
      '未经同意，不可用于他人的文字或图片。请先征求同意，而且只向成年人征求。',
    ],
  },
  help: {
    title: '如果你现在需要帮助',
    text: '如果你或别人正处于危险之中，请拨打紧急电话。如果你想到结束生命或伤害自己，请今天就找人谈谈：',
    directory: (name) => `（${name}，适用于所有国家和地区）。`,
    emergency: '紧急电话',
  },
  software: { title: '软件', text: '本页面使用了他人的字体和程序组件。', link: '相关许可证' },

  contact: { title: '疑问', text: '请联系本站运营者：' },
});
