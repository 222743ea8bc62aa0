import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Where in a conversation the server is about to speak. `dot`: the whole message has come. `answered`: it was taken. */
export type SmtpMoment = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'dot' | 'answered';

/** What it does instead of agreeing: hangs up, says nothing any more, or says this line. */
export type SmtpFault = 'close' | 'hang' | `${number} ${string}`;

type ChooseFault = (moment: SmtpMoment, recipient: string | undefined) => SmtpFault | undefined;

export type TakenMail = { from: string; to: string[]; /** Headers and body, as they came. */ message: string };

export type SmtpSink = {
  url: string;
  /** Every message that came whole, whatever was said to it then. */
  mails: TakenMail[];
  /** Every recipient that was named. */
  recipients: string[];
  /** Decides at every moment of every conversation; the recipient is known from RCPT on. */
  misbehave(choose: ChooseFault | undefined): void;
  /** Where conversations hang now. */
  hanging(): SmtpMoment[];
  close(): Promise<void>;
};

const agreement: Record<Exclude<SmtpMoment, 'answered'>, string> = {
  greeting: '220 sink',
  EHLO: '250 sink',
  MAIL: '250 sender taken',
  RCPT: '250 recipient taken',
  DATA: '354 go on',
  dot: '250 message taken',
};

/** A mail server on loopback that delivers nothing and remembers everything. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: TakenMail[] = [];
  const recipients: string[] = [];
  const hangs = new Map<Socket, SmtpMoment>();
  const sockets = new Set<Socket>();
  let choose: ChooseFault | undefined;

  /** True when the server has agreed and the conversation goes on. */
  async function speak(socket: Socket, moment: SmtpMoment, recipient?: string): Promise<boolean> {
    const fault = choose?.(moment, recipient);
    if (fault === 'close') socket.destroy();
    else if (fault === 'hang') {
      hangs.set(socket, moment);
      await once(socket, 'close');
    } else if (fault) socket.write(`${fault}\r\n`);
    else if (moment !== 'answered') socket.write(`${agreement[moment]}\r\n`);
    return fault === undefined;
  }

  async function converse(socket: Socket): Promise<void> {
    let mail: TakenMail = { from: '', to: [], message: '' };
    const lines = createInterface({ input: socket, crlfDelay: Infinity })[Symbol.asyncIterator]();
    const commands: Record<string, (address: string) => Promise<unknown>> = {
      EHLO: () => speak(socket, 'EHLO'),
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
    socket.on('error', () => {}); // whoever speaks with us may be killed
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

/** Up to the dot; a line that begins with one has been given another. Undefined when the other side hung up. */
async function readMessage(lines: AsyncIterator<string, unknown>): Promise<string | undefined> {
  const message: string[] = [];
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === '.') return message.join('\r\n');
    message.push(line.value.replace(/^\./, ''));
  }
  return undefined;
}
