import { refuseFilesOverload } from '@app/core/analyses/overload';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import { quotaSubjectOf, quotaSubjectOfAddress } from '@app/core/sessions/quota-subject';
import type { HttpExchange } from './bind.ts';
import { closedSignal } from './closed-signal.ts';

type FileWork<Result> = (charge: (ranMs: number) => void, closed: AbortSignal) => Promise<Result>;

/** Runs media work for a waiting request: in fair turns, and refused while the media queue is overloaded. */
export async function runInFileQueue<Result>(
  services: ApiServices,
  { request, reply }: HttpExchange,
  work: FileWork<Result>,
): Promise<Result> {
  await refuseFilesOverload(services);
  const closed = closedSignal(reply);
  const { visitor, ip } = request;
  const quotaSubject = await (visitor ? quotaSubjectOf(services, visitor, ip) : quotaSubjectOfAddress(services, ip));
  return services.files.run(quotaSubject, async (charge) => {
    if (closed.aborted) throw new AppError('BAD_REQUEST'); // nobody waits for it any more
    return work(charge, closed);
  });
}
