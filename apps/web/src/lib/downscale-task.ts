export type DownscaleTask = { task: Blob; answer: Blob; note: never };
