import type { TableWords } from '../../lens-words.ts';

export const tables = {
  temperaments: { artisan: '職人', guardian: '守護者', idealist: '理想主義者', rational: '合理主義者' },
  variants: {
    ESTP: '推進者',
    ISTP: '工芸家',
    ESFP: '演者',
    ISFP: '作曲家',
    ESTJ: '監督者',
    ISTJ: '検査官',
    ESFJ: '提供者',
    ISFJ: '保護者',
    ENFJ: '教師',
    INFJ: '相談役',
    ENFP: '擁護者',
    INFP: '癒やし手',
    ENTJ: '指揮官',
    INTJ: '立案者',
    ENTP: '発明家',
    INTP: '建築家',
  },
  discStyles: { d: '主導', i: '感化', s: '安定', c: '慎重' },
  media: { presented: '目に見える形で示されたもの', maker: { image: '選択としての画像', video: '選択としての動画' } },
  globals: {
    extraversion: '外向性',
    anxiety: '不安',
    tough_mindedness: '現実重視の堅さ',
    independence: '独立性',
    self_control: '自己統制',
  },
} satisfies TableWords;
