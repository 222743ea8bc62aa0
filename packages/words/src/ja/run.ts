import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `待ち順で前にある件数：${ahead}${time ? `、約${time}` : ''}`,
  waitsFor: {
    model: 'モデルが混み合っています。自動的にもう一度問い合わせます。',
    service: 'このサービスに必要なものが現在利用できません。復旧すると分析は自動的に続きます。',
  },
  notify: '完了したら通知',
  willNotify: '完了したら通知します。',
  blocked: 'このブラウザーでは通知がブロックされています。',
  ready: '完了',
  more: 'その他',
  opinion: 'セカンドオピニオン',
  mirror: '自分で答える',
  picture: '共有用の画像',
  send: 'アプリに送る',
  notSent: { title: 'エラー', description: 'アプリに送れませんでした。' },
} satisfies RunWords;
