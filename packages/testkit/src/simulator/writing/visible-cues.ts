/**
 * Cues that a simulated image can show: only what a camera records. Nothing on age, sex, origin, looks, inner feelings
 * or identity. Each continues "Person 1 ...".
 */
export const visibleCues = {
  posture: [
    'leans forward over the table',
    'sits upright with both feet on the floor',
    'stands with the weight on one leg',
    'leans back with one arm over the chair',
    'bends over the desk in the corner',
  ],
  gesture: [
    'points at something outside the frame',
    'holds both palms open at chest height',
    'raises one hand to the level of the shoulder',
    'counts something off on the fingers',
    'keeps one hand in a pocket',
  ],
  gaze: [
    'looks straight at the camera',
    'looks down at the papers',
    'looks out of the window on the left',
    'keeps the eyes on the hands',
    'glances to the side, past the lamp',
  ],
  activity: [
    'writes in a notebook with a short pencil',
    'pours water from a glass jug',
    'sorts loose sheets into two piles',
    'winds a cable around one hand',
    'types on a small keyboard',
  ],
  expression: [
    'keeps the lips closed and the brow level',
    'smiles with the mouth slightly open',
    'raises both eyebrows for a moment',
    'presses the lips together while reading',
    'keeps the face still for the whole view',
  ],
  interaction: [
    'turns the body towards another person',
    'hands a sheet of paper across the table',
    'nods while another person is pointing',
    'keeps half a step behind another person',
    'holds a door open for another person',
  ],
};

export const clothes = ['dark jacket', 'knitted pullover', 'striped shirt', 'long coat', 'rain jacket'];

export const sceneParts = [
  { what: 'a long wooden table with papers and two cups on it', place: 'centre' },
  { what: 'a window with half-closed blinds', place: 'left' },
  { what: 'a shelf with folders in one colour', place: 'background' },
  { what: 'even light from above', place: 'throughout' },
  { what: 'an open notebook and a pencil', place: 'foreground' },
];

export const signs = ['ROOM 12', 'PLEASE KEEP CLEAR', 'Tuesday 9:30'];
