/**
 * What a picture may be said to show: only what a camera records. Nothing on age, sex, origin, looks, inner feelings
 * or who somebody is. Each continues "Person 1 ...".
 */
export type CueRow = { kind: VisibleKind; what: string; needsOthers?: true };

export type VisibleKind =
  | 'posture'
  | 'gesture'
  | 'expression'
  | 'gaze'
  | 'clothing'
  | 'activity'
  | 'interaction'
  | 'speech';

const row =
  (kind: VisibleKind, needsOthers?: true) =>
  (what: string): CueRow => ({ kind, what, ...(needsOthers && { needsOthers }) });

export const visibleCues: Record<Exclude<VisibleKind, 'clothing' | 'speech'>, CueRow[]> = {
  posture: [
    'leans forward over the table',
    'sits upright with both feet on the floor',
    'stands with the weight on one leg',
    'leans back with one arm over the chair',
    'turns the shoulders away from the window',
    'bends over the desk in the corner',
    'stands straight with the back to the wall',
    'keeps to the edge of the seat',
  ].map(row('posture')),
  gesture: [
    'points at something outside the frame',
    'holds both palms open at chest height',
    'folds the hands in front of the body',
    'raises one hand to the level of the shoulder',
    'rests the chin on one hand',
    'counts something off on the fingers',
    'keeps one hand in a pocket',
    'draws a line in the air with one finger',
  ].map(row('gesture')),
  expression: [
    'keeps the lips closed and the brow level',
    'smiles with the mouth slightly open',
    'raises both eyebrows for a moment',
    'presses the lips together while reading',
    'keeps the face still for the whole view',
  ].map(row('expression')),
  gaze: [
    'looks straight at the camera',
    'looks down at the papers',
    'looks out of the window on the left',
    'keeps the eyes on the hands',
    'glances to the side, past the lamp',
    'follows something beyond the right edge with the eyes',
  ].map(row('gaze')),
  activity: [
    'writes in a notebook with a short pencil',
    'pours water from a glass jug',
    'sorts loose sheets into two piles',
    'clips a card to a folder',
    'turns the pages of a folder',
    'winds a cable around one hand',
    'closes a small box with tape',
    'types on a small keyboard',
  ].map(row('activity')),
  interaction: [
    ...[
      'turns the body towards another person',
      'hands a sheet of paper across the table',
      'leaves a chair free next to another person',
      'nods while another person is pointing',
      'keeps half a step behind another person',
      'holds a door open for another person',
    ].map(row('interaction', true)),
    ...[
      'keeps to one side of the room, away from the door',
      'has placed a bag on the seat nearby',
      'faces an empty chair across the room',
    ].map(row('interaction')),
  ],
};

export const clothes = [
  { short: 'dark jacket', full: 'a plain dark jacket over a light shirt' },
  { short: 'knitted pullover', full: 'a knitted pullover with rolled-up sleeves' },
  { short: 'striped shirt, apron', full: 'a work apron over a striped shirt' },
  { short: 'long coat, scarf', full: 'a long coat, buttoned up, and a scarf' },
  { short: 'short-sleeved shirt', full: 'a short-sleeved shirt with a lanyard' },
  { short: 'rain jacket', full: 'a rain jacket with the hood down' },
  { short: 'pressed shirt, badge', full: 'a pressed shirt with a badge on the pocket' },
];

export const sceneParts = [
  { what: 'a long wooden table with papers and two cups on it', place: 'centre' },
  { what: 'a window with half-closed blinds', place: 'left' },
  { what: 'a shelf with folders in one colour', place: 'background' },
  { what: 'even light from above', place: 'throughout' },
  { what: 'a coat stand with one bag on it', place: 'right' },
  { what: 'an open notebook and a pencil', place: 'foreground' },
  { what: 'a board with a drawn line', place: 'background' },
];

export const signs = ['ROOM 12', 'PLEASE KEEP CLEAR', 'Tuesday 9:30', 'EXIT'];
