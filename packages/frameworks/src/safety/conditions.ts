/** Names of disorders as regular expression sources for a lower-case sentence. */
export const conditions = [
  '(?:major |clinical |severe |mild |moderate |chronic |postnatal |postpartum |untreated )*depression',
  '(?:generali[sz]ed |social |severe |clinical |chronic |health |separation )*anxiety(?: disorder)?(?! about| over| around| before| when| in )',
  'adhd|autism|asperger|ocd|ptsd|bpd|npd|dyslexia|dementia|psychosis|schizophreni|mania\\b|hypomania|anorexia|bulimia|burnout syndrome',
  'bipolar(?! scale| dimension| axis)|obsessive[- ]compulsive|post[- ]?traumatic stress|panic (?:disorder|attacks)|alcoholism|an? (?:alcohol |drug |gambling )?addiction',
  '(?:an? |the )?(?:[a-z-]+ )?(?:mental illness|mood disorder|eating disorder|personality disorder|psychiatric|mental disorder|anxiety disorder|depressive disorder)|alzheimer|parkinson',
].join('|');
export const disorder = `(?:${conditions}|(?:an? )?(?:[a-z-]+ ){0,2}?(?:disorder|syndrome)\\b(?! of))`;

/** Without everyday words for moods: “anxiety” and “mania” name a disorder only next to “disorder”. */
export const namedConditions = [
  '(?:major |clinical |severe |chronic |postnatal |postpartum )*depression',
  "adhd|autism|asperger(?:'s)?|ocd|c?ptsd|bpd|npd|aspd|dyslexia|dementia|psychosis|schizophrenia|hypomania|anorexia|bulimia",
  "bipolar(?: disorder)?(?! scale| dimension| axis)|post[- ]?traumatic stress(?: disorder)?|alcoholism|alzheimer(?:'s)?",
  '(?:[a-z-]+ ){0,3}?(?:personality disorder|anxiety disorder|panic disorder|mood disorder|eating disorder|depressive disorder|compulsive disorder)',
].join('|');
