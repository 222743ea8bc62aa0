import { type Redis, ReplyError } from 'ioredis';
import { type FaultKind, markFault } from '../errors/store-fault.ts';

/** The codes with which Redis begins an error reply: it loads, is full, is a replica, or cannot write its file. */
const away = new Set(['BUSY', 'CLUSTERDOWN', 'LOADING', 'MASTERDOWN', 'MISCONF', 'NOREPLICAS', 'OOM', 'READONLY']);
const refused = new Set(['NOAUTH', 'NOPERM', 'WRONGPASS']);

/** What Redis answers is a ReplyError; any other error of a command means that there was no answer. */
export function classifyRedisError(error: unknown): FaultKind {
  if (!(error instanceof ReplyError)) return 'away';
  const code = redisCode(error as Error);
  if (away.has(code)) return 'away';
  return refused.has(code) ? 'refused' : 'broken';
}

/** The word in capitals at the beginning of an error reply. */
export const redisCode = ({ message }: Error): string => /^[A-Z]+(?= )/.exec(message)?.[0] ?? '';

export const markRedisError = (error: unknown): void => markFault(error, 'redis', classifyRedisError(error));

/** Every command passes here, alone or in a pipeline, and its error is marked before its caller sees it. */
export function markErrorsOf(redis: Redis): Redis {
  const { sendCommand } = redis;
  redis.sendCommand = (command, ...rest) => {
    command.promise.catch(markRedisError);
    return sendCommand.call(redis, command, ...rest);
  };
  return redis;
}
