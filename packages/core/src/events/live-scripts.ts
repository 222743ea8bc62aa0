/**
 * Every script works on one analysis: KEYS[1] is its stream, KEYS[2] its owner (hash: epoch, length, last).
 * `epoch` is the attempt number from Postgres, `length` the characters written so far, `last` the newest entry.
 * One call checks the fence, appends and publishes, so no reader sees an event that the stream does not hold.
 */
const append = `
local function append(data, length)
  local previous = redis.call('HGET', KEYS[2], 'last') or ''
  local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', '10000', '*', 'd', data)
  if length >= 0 then redis.call('HSET', KEYS[2], 'length', length) end
  redis.call('HSET', KEYS[2], 'last', id)
  redis.call('PUBLISH', KEYS[1], previous .. '\\n' .. id .. '\\n' .. data)
end`;

/** ARGV: epoch, owner ms, stream ms, first event or ''. Returns 0 when a newer attempt owns the stream. */
export const claimScript = `${append}
local epoch = tonumber(ARGV[1])
local owner = tonumber(redis.call('HGET', KEYS[2], 'epoch') or '0')
if owner > epoch then return 0 end
redis.call('HSET', KEYS[2], 'epoch', epoch, 'length', 0)
redis.call('PEXPIRE', KEYS[2], ARGV[2])
if ARGV[4] ~= '' then
  append(ARGV[4], -1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return 1`;

/**
 * ARGV: epoch, owner ms, stream ms, offset or -1, length after or -1, event or '' (a heartbeat).
 * Returns 1 when written, 0 when a newer attempt owns the stream, -1 when the stream was lost, is at another position,
 * or has an older owner: Redis lost its last seconds, and the writer must check in Postgres whether it still holds the
 * row.
 */
export const emitScript = `${append}
local epoch, offset = tonumber(ARGV[1]), tonumber(ARGV[4])
local state = redis.call('HMGET', KEYS[2], 'epoch', 'length')
if not state[1] then return -1 end
local owner = tonumber(state[1])
if owner > epoch then return 0 end
if owner < epoch then return -1 end
redis.call('PEXPIRE', KEYS[2], ARGV[2])
if ARGV[6] == '' then return 1 end
if offset >= 0 and offset ~= tonumber(state[2]) then return -1 end
append(ARGV[6], tonumber(ARGV[5]))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/** Higher than every attempt number. ERASED is higher than CLOSED, so an erased stream cannot be closed. */
const CLOSED = 1_000_000_000;
const ERASED = 2_000_000_000;

/** ARGV: owner ms, stream ms, last event. No attempt may write after this. Returns 0 when the stream was erased. */
export const closeScript = `${append}
local owner = tonumber(redis.call('HGET', KEYS[2], 'epoch') or '0')
if owner >= ${ERASED} then return 0 end
redis.call('HSET', KEYS[2], 'epoch', '${CLOSED}')
redis.call('PEXPIRE', KEYS[2], ARGV[1])
append(ARGV[3], -1)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

/** ARGV: tombstone ms. Deletes the stream and blocks every writer for that long. Readers get an empty event. */
export const eraseScript = `
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('PUBLISH', KEYS[1], '\\n\\n')
redis.call('HSET', KEYS[2], 'epoch', '${ERASED}')
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return 1`;
