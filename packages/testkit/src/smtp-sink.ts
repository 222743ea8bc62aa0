import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The moments of an SMTP session at which the server replies. `dot`: the whole message has arrived. `answered`: it was
 * accepted.
 */
export type SmtpMoment = 'greeting' | 'EHLO' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'dot' | 'answered';

/** The faulty reply: close the connection, stop answering, send these lines, or agree late. */
export type SmtpFault = 'close' | 'hang' | `${number}${' ' | '-'}${string}` | { afterMs: number };

type ChooseFault = (moment: SmtpMoment, recipient: string | undefined) => SmtpFault | undefined;

export type TakenMail = { from: string; to: string[]; /** Headers and body, as received. */ message: string };

export type SmtpSink = {
  url: string;
  /** Every message that arrived completely, even if it was then refused. */
  mails: TakenMail[];
  /** Every recipient named in a RCPT command. */
  recipients: string[];
  /** Sets the function that chooses a fault at each moment of each session; the recipient is known from RCPT on. */
  misbehave(choose: ChooseFault | undefined): void;
  /** The moments at which sessions hang now. */
  hanging(): SmtpMoment[];
  close(): Promise<void>;
};

const agreement: Record<Exclude<SmtpMoment, 'answered'>, string> = {
  greeting: '220 sink',
  EHLO: '250 sink',
  STARTTLS: '502 no certificate here',
  MAIL: '250 sender taken',
  RCPT: '250 recipient taken',
  DATA: '354 go on',
  dot: '250 message taken',
};

/** A mail server on loopback that delivers nothing and records everything. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: TakenMail[] = [];
  const recipients: string[] = [];
  const hangs = new Map<Socket, SmtpMoment>();
  const sockets = new Set<Socket>();
  let choose: ChooseFault | undefined;

  /** Returns true when the server agreed and the session continues. */
  async function speak(socket: Socket, moment: SmtpMoment, recipient?: string): Promise<boolean> {
    const fault = choose?.(moment, recipient);
    if (fault === 'close') socket.destroy();
    else if (typeof fault === 'object') {
      await delay(fault.afterMs);
      return say(socket, moment);
    } else if (fault === 'hang') {
      hangs.set(socket, moment);
      await once(socket, 'close');
    } else if (fault) socket.write(`${fault}\r\n`);
    else return say(socket, moment);
    return false;
  }

  function say(socket: Socket, moment: SmtpMoment): true {
    if (moment !== 'answered') socket.write(`${agreement[moment]}\r\n`);
    return true;
  }

  async function converse(socket: Socket): Promise<void> {
    let mail: TakenMail = { from: '', to: [], message: '' };
    const lines = createInterface({ input: socket, crlfDelay: Infinity })[Symbol.asyncIterator]();
    const commands: Record<string, (address: string) => Promise<unknown>> = {
      EHLO: () => speak(socket, 'EHLO'),
      STARTTLS: () => speak(socket, 'STARTTLS'),
      async MAIL(address) {
        mail = { from: address, to: [], message: '' };
        await speak(socket, 'MAIL');
      },
      async RCPT(address) {
        recipients.push(address);
        if (await speak(socket, 'RCPT', address)) mail.to.push(address);
      },
      async DATA() {
        const [recipient] = mail.to;
        if (!(await speak(socket, 'DATA', recipient))) return;
        const message = await readMessage(lines);
        if (message === undefined) return;
        mails.push({ ...mail, message });
        if (await speak(socket, 'dot', recipient)) await speak(socket, 'answered', recipient);
      },
      RSET: async () => socket.write('250 well\r\n'),
      NOOP: async () => socket.write('250 well\r\n'),
      QUIT: async () => socket.end('221 goodbye\r\n'),
    };
    if (!(await speak(socket, 'greeting'))) return;
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const [verb = ''] = line.value.toUpperCase().split(/[ :]/);
      const address = /:<(.*)>/.exec(line.value)?.[1] ?? '';
      await (commands[verb]?.(address) ?? socket.write('502 not known here\r\n'));
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}); // the client may be killed
    socket.once('close', () => {
      sockets.delete(socket);
      hangs.delete(socket);
    });
    void converse(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    recipients,
    misbehave(next) {
      choose = next;
    },
    hanging: () => [...hangs.values()],
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads up to the line with a single dot and removes dot stuffing. Undefined when the client disconnected. */
async function readMessage(lines: AsyncIterator<string, unknown>): Promise<string | undefined> {
  const message: string[] = [];
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === '.') return message.join('\r\n');
    message.push(line.value.replace(/^\./, ''));
  }
  return undefined;
}
