import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: '十组演化两极',
    bands: { balanced: '均衡', leaning: '有所偏向', marked: '明显偏向' },
    dimensions: {
      life_pace: { title: '生活节奏', low: '快', high: '慢', cannot: '不涉及童年逆境、生育力或健康' },
      rank_path: { title: '获得地位的途径', low: '支配', high: '声望', cannot: '不能凭体格或音高判断' },
      forage_mode: { title: '探索或深耕', low: '探索', high: '深耕' },
      risk_mode: { title: '冒险或稳妥', low: '冒险', high: '稳妥', cannot: '不能凭一张惊险的照片判断' },
      threat_tuning: { title: '警觉或信任', low: '警觉', high: '信任', cannot: '不是焦虑障碍或创伤' },
      exchange_mode: { title: '竞争或合作', low: '竞争', high: '合作' },
      moral_circle: { title: '关怀的范围', low: '自己人', high: '所有人', cannot: '不涉及国籍、族裔、政治或宗教' },
      kin_investment: {
        title: '关怀投向何处',
        low: '亲人与照料',
        high: '事业与成就',
        cannot: '不涉及家庭状况、生育力或为人父母',
      },
      bond_horizon: {
        title: '关系的长远性',
        low: '着眼长远',
        high: '保持开放',
        cannot: '不涉及性生活、性取向、伴侣人数或吸引力；作者自己没有提起就不评定',
      },
      signal_mode: { title: '展示或低调', low: '展示', high: '低调', cannot: '不涉及财富、阶层或身体' },
    },
  },
};
