import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('ja');

export const input = {
  title: '入力プレビュー',
  toggle: '文章の入力',
  interview: 'インタビュー形式',
  nothing: 'まだ何も選ばれていません。',
  label: '分析する文章',
  placeholder: '文章を入力・貼り付け、または文書をアップロード…',
  example: '例を試す',
  words: (count) => plural(count, { other: '# 語' }),
  samples: ['短いサンプル', 'おおまかな印象向け', '良いサンプル', '十分なサンプル'],
  keys: 'Enter で分析、Shift+Enter で改行',
  upload: '文書をアップロード',
  extracting: '文書を読み取っています…',
  submit: '文章を分析',
  more: 'その他の文章分析',
  frameworks: {
    'personality-structure': '総合的な性格の構造',
    mbti: 'MBTI',
    bigfive: 'ビッグファイブ',
    enneagram: 'エニアグラム',
  },
  drop: {
    title: '分析するファイルをここにドロップ',
    supports: '対応形式：JPG、PNG、MP4、MOV、PDF、DOC、DOCX（最大 50 MB）',
    camera: '写真を撮る',
    now: 'ファイルを放すと分析します',
    wait: '分析の実行中です。終わってからファイルをドロップしてください。',
  },
  mode: {
    next: { image: '次の画像の分析：', video: '次の動画の分析：' },
    clear: '選択を解除',
  },
  media: {
    image: 'アップロードした画像',
    video: 'アップロードした動画',
    noPicture: 'このブラウザーではファイルを表示できませんが、分析はできます。',
    analyze: (model) => `${model}で分析`,
    analyzeAgain: (model) => `${model}で再分析`,
    mbti: { image: 'MBTI 画像分析', video: 'MBTI 動画分析' },
    remove: 'ファイルを取り除く',
  },
  document: { analyzeAgain: '再分析', mbti: 'MBTI 文書分析', remove: '文書を取り除く' },
  refused: {
    type: {
      title: '対応していない形式です',
      description: '画像、動画、または PDF、DOC、DOCX、TXT のファイルをアップロードしてください。',
    },
    media: { title: '対応していない形式です', description: '画像または動画をアップロードしてください。' },
    extraction: {
      title: '対応していないファイルです',
      description: 'PDF、DOC、DOCX、TXT のいずれかをアップロードしてください',
    },
    size: { title: 'ファイルが大きすぎます', description: '50 MB 以下のファイルをアップロードしてください。' },
    several: { title: 'ファイルは 1 つだけ', description: 'ファイルは 1 つずつアップロードしてください。' },
  },
} satisfies InputWords;
