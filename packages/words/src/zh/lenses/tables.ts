import type { TableWords } from '../../lens-words.ts';

export const tables = {
  temperaments: { artisan: '技艺者', guardian: '护卫者', idealist: '理想主义者', rational: '理性者' },
  variants: {
    ESTP: '创业者',
    ISTP: '工匠',
    ESFP: '表演者',
    ISFP: '创作者',
    ESTJ: '监督者',
    ISTJ: '检查者',
    ESFJ: '供给者',
    ISFJ: '保护者',
    ENFJ: '教导者',
    INFJ: '劝告者',
    ENFP: '倡导者',
    INFP: '疗愈者',
    ENTJ: '统帅',
    INTJ: '策划者',
    ENTP: '发明家',
    INTP: '建筑师',
  },
  discStyles: { d: '支配', i: '影响', s: '稳健', c: '谨慎' },
  media: { presented: '可见的呈现', maker: { image: '作为选择的图片', video: '作为选择的视频' } },
  globals: {
    extraversion: '外向性',
    anxiety: '焦虑',
    tough_mindedness: '刚毅性',
    independence: '独立性',
    self_control: '自我控制',
  },
} satisfies TableWords;
