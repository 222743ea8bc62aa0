import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: '投稿やメッセージ向けです。アドレスは含まれず、AI が書いたものと明記されます。',
  choose: '画像に入れる引用',
  none: '引用なし',
  drawing: '画像を描いています。',
  drawn: '画像ができました。',
  alt: '画像のプレビュー：レポートの見出し、人物像、引用、グラフ',
  save: (format) => `${format} で保存`,
  notOffered: '相談窓口の案内で始まるレポートや、複数の人についてのレポートからは画像を作成しません。',
  failed: { title: 'エラー', description: '画像を作成できませんでした。もう一度お試しください。' },
  again: 'もう一度試す',
});
