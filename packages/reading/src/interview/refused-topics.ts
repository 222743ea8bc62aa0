import type { Lang } from '@app/words/languages';

/** Topics that no interview question may touch, neither of the bank nor of a model. */
export type RefusedTopic = 'health' | 'politics' | 'religion' | 'sex' | 'private data' | 'advice';

/**
 * The beginnings of words, separated by spaces; `_` stands for a space within one. They match where a word begins, in
 * Chinese and Japanese anywhere. A harmless question that is refused costs nothing: the bank asks instead.
 */
const beginnings: Record<Lang, Record<RefusedTopic, string>> = {
  en: {
    health:
      'health ill_ illness sick disease diagnos symptom doctor therap medic medicin pill drugs drug_ alcohol drunk depress anxiety anxious trauma disorder suicid self-harm hospital cancer pregnan disab your_weight diet psychiatr psycholog addict painkill',
    politics:
      'politic election elected vote voting political_party democrat republican government president left-wing right-wing immigra abortion',
    religion:
      'religio god_ gods pray church mosque temple synagogue faith belief bible quran koran christian muslim jewish jews islam hindu buddh atheis',
    sex: 'sex sexual sexuality gay lesbian bisexual transgender gender orgasm porn erotic nude naked masturbat virgin intima',
    'private data':
      'password passcode pin_ credit_card card_number bank_account account_number phone_number e-mail email address social_security passport full_name real_name surname birthday date_of_birth where_do_you_live salary income system_prompt your_instruction previous_instruction',
    advice:
      'you_should should_you have_you_tried have_you_considered have_you_thought_of why_don’t_you why_not_just would_it_help could_you_try maybe_you_could you_could_try you_need_to you_must i_suggest i_recommend it_would_be_better',
  },
  de: {
    health:
      'gesundheit krank diagnos symptom arzt ärzt therap medika medizin pille droge alkohol betrunken depress angststör ängst trauma störung suizid selbstmord selbstverletz klinik krebs schwanger behinder gewicht diät psychiatr psycholog sucht süchtig schmerz',
    politics:
      'politi wahlkampf bundestagswahl wahlrecht wählerstimme partei demokrat regierung kanzler präsident rechtsextrem einwander abtreib',
    religion:
      'religi gott göttlich gebet_ gebete_ beten_ kirche moschee tempel synagog gläubig bibel koran christlich christen muslim jüdi jude islam hindu buddh atheis',
    sex: 'sex schwul lesbisch bisexuell transgender orgasm porno eroti nackt masturb jungfrau intim',
    'private data':
      'passwort kennwort pin_ kreditkart kartennummer bankkonto kontonummer telefonnummer handynummer e-mail email adresse anschrift sozialversicherung reisepass ausweis nachname geburtstag geburtsdatum wo_wohnen gehalt einkommen systemprompt',
    advice:
      'sie_sollten sollten_sie haben_sie_schon_versucht haben_sie_versucht haben_sie_überlegt warum_nicht_einfach wäre_es_besser würde_es_helfen könnten_sie_nicht vielleicht_könnten sie_müssen ich_empfehle ich_rate',
  },
  es: {
    health:
      'salud enferm diagnós diagnos síntoma médic medic doctor terapi pastilla droga alcohol borrach depres ansiedad trauma trastorno suicid autolesi hospital cáncer embaraz discapaci peso dieta psiquiat psicólog psicolog adicc adict dolor',
    politics:
      'polític elecci votar voto votas votaste partido_polít demócrata gobierno president de_izquierda inmigra aborto',
    religion:
      'religi dios rezar rezas oración iglesia mezquita templo sinagoga fe_ creencia biblia corán cristian musulm judí islam hindú budis ateo atea',
    sex: 'sexo sexual gay lesbian bisexual transgénero género orgasmo porno erótic desnud masturb virgen íntim',
    'private data':
      'contraseña clave_de pin_ tarjeta_de_crédito número_de_teléfono número_de_tarjeta cuenta_bancaria teléfono correo_electrónico e-mail email tu_dirección pasaporte documento_de_identidad apellido cumpleaños fecha_de_nacimiento dónde_vives salario sueldo',
    advice:
      'deberías deberias has_probado has_intentado has_pensado_en has_considerado por_qué_no_pruebas por_qué_no_intentas te_ayudaría podrías_probar tal_vez_podrías tienes_que te_recomiendo te_sugiero sería_mejor',
  },
  fr: {
    health:
      'santé malad diagnos symptôm médecin médic docteur thérap pilule drogue alcool ivre dépress anxiét anxieu trauma trouble suicid automutil hôpital cancer enceinte grossesse handicap poids régime psychiatr psycholog addict douleur',
    politics:
      'politi élection voter vote votez parti_politique démocrate gouvernement président de_gauche immigr avortement',
    religion:
      'religi dieu prier prière église mosquée temple synagogue foi_ croyance bible coran chrétien musulman juif juive islam hindou bouddh athée',
    sex: 'sexe sexuel sexual gay lesbien bisexuel transgenre genre_sexuel orgasme porno érotique nu_ nue_ masturb vierge intime',
    'private data':
      'mot_de_passe code_pin carte_bancaire carte_de_crédit numéro_de_téléphone numéro_de_carte compte_bancaire téléphone courriel e-mail email adresse passeport carte_d’identité nom_de_famille anniversaire date_de_naissance où_habitez salaire revenu',
    advice:
      'vous_devriez devriez-vous avez-vous_essayé avez-vous_pensé_à avez-vous_envisagé pourquoi_ne_pas pourquoi_n’essayez cela_vous_aiderait pourriez-vous_essayer peut-être_pourriez vous_devez je_recommande je_suggère il_vaudrait_mieux',
  },
  pt: {
    health:
      'saúde doen diagnós diagnos sintoma médic medic terapi comprimido remédio droga álcool bêbad depress ansiedade trauma transtorno suicíd suicid automutil hospital câncer grávid gravid deficiên peso_ dieta psiquiat psicólog psicolog vício viciad dor_',
    politics:
      'polític eleiç eleic votar voto votou partido_polít democrata governo president de_esquerda imigra aborto',
    religion:
      'religi deus rezar oração igreja mesquita templo sinagoga fé_ crença bíblia alcorão cristã muçulman jude islã islam hindu budis ateu ateia',
    sex: 'sexo sexual gay lésbica bissexual transgênero gênero orgasmo porn erótic nu_ nua_ masturb virgem íntim',
    'private data':
      'senha pin_ cartão_de_crédito número_de_telefone número_do_cartão conta_bancária telefone e-mail email endereço passaporte carteira_de_identidade sobrenome aniversário data_de_nascimento onde_você_mora salário renda',
    advice:
      'você_deveria deveria_você já_tentou já_pensou_em já_considerou por_que_não_tenta por_que_você_não ajudaria_se você_poderia_tentar talvez_você_pudesse você_precisa você_tem_que recomendo sugiro seria_melhor',
  },
  ar: {
    health:
      'صحة صحت مرض مريض تشخيص أعراض عرض_مرضي طبيب علاج دواء أدوية مخدر كحول سكران اكتئاب قلق صدمة اضطراب انتحار إيذاء_النفس مستشفى سرطان حامل_ إعاقة وزن حمية إدمان آلام',
    politics: 'سياس انتخاب تصويت حزب ديمقراط حكوم رئيس_الجمهورية يسار هجرة إجهاض',
    religion:
      'ديني دينك ديان الله إله_ صلاة صلات كنيسة مسجد معبد كنيس إيمان عقيدة إنجيل قرآن مسيح مسلم يهود إسلام هندوس بوذ ملحد',
    sex: 'جنس مثلي سحاق متحول نشوة إباح عري استمناء عذر حميم',
    'private data':
      'كلمة_السر كلمة_المرور رمز_سري بطاقة_ائتمان رقم_الهاتف رقم_البطاقة حساب_بنكي حساب_مصرفي هاتف بريد عنوان جواز هوية لقب عيد_ميلاد تاريخ_الميلاد أين_تسكن راتب دخل_ تعليمات',
    advice: 'يجب_عليك عليك_أن هل_جربت هل_فكرت_في لماذا_لا_ هل_سيساعد ربما_يمكنك أنصح أقترح أوصي من_الأفضل',
  },
  zh: {
    health:
      '健康 生病 疾病 病情 患病 诊断 症状 医生 医院 治疗 吃药 药物 毒品 酒精 喝醉 抑郁 焦虑 创伤 精神障碍 自杀 自残 癌 怀孕 残疾 体重 减肥 精神科 心理医生 心理咨询 上瘾 疼痛',
    politics: '政治 选举 投票 政党 党派 政府 总统 主席 左派 右派 移民 堕胎',
    religion: '宗教 上帝 神明 祈祷 教堂 清真寺 寺庙 信仰 圣经 古兰经 基督 穆斯林 犹太 伊斯兰 印度教 佛教 无神论',
    sex: '性生活 性关系 性取向 性别 性欲 性爱 同性恋 双性恋 跨性别 高潮 色情 裸体 自慰 处女 亲密关系',
    'private data':
      '密码 信用卡 卡号 银行账户 账号 电话号码 手机号 邮箱 邮件地址 住址 地址 身份证 护照 真名 全名 生日 出生日期 住在哪 工资 收入 系统提示 指令',
    advice:
      '你应该 应该试 有没有试过 有没有想过去 有没有考虑 为什么不试 何不 会不会有帮助 也许可以试 建议你 不妨 最好是 试着',
  },
  ja: {
    health:
      '健康 病気 病院 病状 診断 症状 医者 医師 治療 薬 麻薬 酒に 飲酒 アルコール うつ病 鬱 不安障害 不安症 トラウマ 精神障害 自殺 自傷 癌 妊娠 体重 ダイエット 精神科 カウンセ 心理士 依存症 痛み',
    politics: '政治 選挙 投票 政党 与党 野党 政府 大統領 首相 左派 右派 移民 中絶',
    religion: '宗教 神様 神を 祈り 教会 モスク 寺院 信仰 聖書 コーラン キリスト イスラム ユダヤ ヒンドゥー 仏教 無神論',
    sex: '性的 性生活 性欲 性別 セックス 同性愛 ゲイ レズビアン バイセクシュアル トランスジェンダー ポルノ 裸 自慰 処女 親密な関係',
    'private data':
      'パスワード 暗証番号 クレジットカード カード番号 銀行口座 口座番号 電話番号 メールアドレス 住所 パスポート 身分証 本名 氏名 誕生日 生年月日 どこに住 給料 年収 収入 システムプロンプト',
    advice:
      'べき てみては てみたら たらどう 試しましたか 考えてみ 必要があります おすすめ お勧め した方がいい したほうがいい ほうがよい',
  },
};

const isWithoutSpaces = (lang: Lang): boolean => lang === 'zh' || lang === 'ja';

const compiled = (Object.entries(beginnings) as [Lang, Record<RefusedTopic, string>][]).map(([lang, topics]) => ({
  lang,
  rules: (Object.entries(topics) as [RefusedTopic, string][]).map(([topic, list]) => ({
    topic,
    pattern: new RegExp(
      (isWithoutSpaces(lang)
        ? '(?:'
        : lang === 'ar'
          ? String.raw`(?<!\p{L})(?:[وفبلك]?ال|[وفبلك])?(?:`
          : String.raw`(?<!\p{L})(?:`) +
        list
          .split(' ')
          .map((word) => word.replaceAll('_', String.raw`(?:[\s\u00a0]+|$|(?=[?؟.,]))`).replaceAll('’', "[’']"))
          .join('|') +
        ')',
      'u',
    ),
  })),
}));

/** Finds the refused topic of a question in all languages, because a model may switch language within a question. */
export function refusedTopicIn(question: string, langs?: readonly Lang[]): RefusedTopic | undefined {
  const folded = question.normalize('NFKC').toLowerCase();
  for (const { lang, rules } of compiled) {
    if (langs && !langs.includes(lang)) continue;
    const found = rules.find(({ pattern }) => pattern.test(folded));
    if (found) return found.topic;
  }
  return undefined;
}
