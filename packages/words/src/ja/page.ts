import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { FrameWords } from '../catalogue.ts';

export const page = {
  title: 'AI パーソナリティ分析',
  description: 'AI が書くパーソナリティ分析。どの記述にも、照合済みの引用が付きます。',
  language: '言語',
  skip: '入力へ移動',
  themeToDark: '暗い配色に切り替え',
  themeToLight: '明るい配色に切り替え',
  notNow: '現在は利用できません',
  notNowNames: (names) => `現在は利用できません：${names.join('、')}`,
  simulated: {
    title: '模擬モデルで動作中。',
    text: 'ここでは AI 企業への問い合わせは行いません。分析はプログラムが書いた見本です。',
  },
  notFound: {
    title: '404 ページが見つかりません',
    text: 'このアドレスにはページがありません。',
    home: 'トップページへ',
  },
  notice: [
    `使えるのは、自分の素材、同意した成人の素材、または創作だけです。${MIN_AGE_YEARS} 歳以上が対象です。`,
    '診断ではありません。採用、融資、保険、教育、法律、医療の判断には使わないでください。',
    '選んだモデルを提供する AI 企業が、送信内容を読みます。',
  ],
  privacy: { link: 'プライバシー', links: '共有したリンク', opens: '（新しいタブで開きます）' },
  puzzle: '少しお待ちください。ブラウザーが小さな計算問題を解いています…',
  navigation: { label: 'ページの各部', input: '入力', analysis: '分析', chat: 'チャット' },
  chooseFile: { image: '画像を選ぶ', video: '動画を選ぶ' },
  sharedMedia: { image: '共有された画像', video: '共有された動画' },
} satisfies FrameWords;
