import { joined, u32be as numbers } from './bytes.ts';
import { type CorpusFile, cutShort, hostileIn, type Trap } from './corpus-file.ts';
import { fastClip, goodVideos, smallMp4 } from './good-videos.ts';
import { hostileBoxes } from './hostile-boxes.ts';
import { box, oneFrameMov, replaceBoxes } from './mp4.ts';
import { blackPng } from './png.ts';
import { createRandom } from './random.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { writeZip } from './write-zip.ts';

const hostile = hostileIn('video');

export function hostileVideos(trap: Trap): CorpusFile[] {
  const cut = cutShort(goodVideos, /MP4|MOV|WebM|MKV|AVI|fragments/, 6);
  return [playlists(trap), hostileBoxes(), references(trap), oddCodecs(), long(), cut, others(trap)].flat();
}

/** Small text files that make a player open another resource. */
function playlists({ port }: Trap): CorpusFile[] {
  const kinds: Record<string, (target: string) => string> = {
    HLS: (target) => `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\n${target}\n#EXT-X-ENDLIST\n`,
    'HLS key': (target) =>
      `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${target}"\n#EXTINF:10.0,\n${target}\n#EXT-X-ENDLIST\n`,
    DASH: (target) =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT9S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>${target}</BaseURL><SegmentList><SegmentURL media="${target}"/></SegmentList></Representation></AdaptationSet></Period></MPD>`,
    concat: (target) => `ffconcat version 1.0\nfile '${target}'\n`,
    'bare concat': (target) => `file '${target}'\nduration 5\n`,
    SDP: (target) =>
      `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=a\nc=IN IP4 127.0.0.1\nt=0 0\nu=${target}\nm=video ${port} RTP/AVP 96\na=rtpmap:96 H264/90000\n`,
    ffmetadata: (target) =>
      `;FFMETADATA1\ntitle=${target}\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=9223372036854775807\n`,
    ASX: (target) => `<asx version="3.0"><entry><ref href="${target}"/></entry></asx>`,
    'movie reference': (target) =>
      box('moov', box('rmra', box('rmda', box('rdrf', numbers(0), 'url ', numbers(target.length), target)))).toString(
        'latin1',
      ),
    RTSP: (target) => `RTSPtext\n${target}\n`,
    subtitles: (target) => `[Script Info]\nScriptType: v4.00+\nVideo File: ${target}\n[Fonts]\nfontname: ../../x\n`,
  };
  const targets = {
    'a file': 'file:///etc/passwd',
    'a page': `http://127.0.0.1:${port}/video.ts`,
    'a line': `tcp://127.0.0.1:${port}`,
    packets: `udp://127.0.0.1:${port}`,
    'a part of a file': 'subfile,,start,0,end,99,,:/etc/passwd',
    'files in a row': `concat:/etc/passwd|http://127.0.0.1:${port}/x`,
  };
  return Object.entries(kinds).flatMap(([kind, write]) =>
    Object.entries(targets).map(([name, target]) =>
      hostile(`${kind} that names ${name}`, () => Buffer.from(write(target), 'latin1')),
    ),
  );
}

function references({ port }: Trap): CorpusFile[] {
  const targets = ['file:///etc/passwd', '/etc/passwd', `http://127.0.0.1:${port}/dref`, `rtmp://127.0.0.1:${port}/x`];
  const named = (name: string, entry: Buffer): CorpusFile =>
    hostile(`frames that lie at ${name}`, async () =>
      replaceBoxes(await smallMp4(), 'dref', () => [{ type: 'dref', body: Buffer.concat([numbers(0, 1), entry]) }]),
    );
  const wrapped = (name: string, text: string): CorpusFile =>
    hostile(`a film head before ${name}`, () => joined(box('ftyp', 'isom', numbers(512), 'isom'), text));
  const alias = (target: string): Buffer =>
    joined(Buffer.alloc(150), [0, 2, 0, target.length], target, [0xff, 0xff, 0, 0]);
  return [
    ...targets.flatMap((target, index) => [
      named(`an address, ${index}`, box('url ', numbers(0), `${target}\u0000`)),
      named(`a name, ${index}`, box('urn ', numbers(0), `a\u0000${target}\u0000`)),
      named(`an alias, ${index}`, box('alis', numbers(0), alias(target))),
      wrapped(`a playlist, ${index}`, `\n#EXTM3U\n#EXTINF:1,\n${target}\n`),
    ]),
    hostile('an attached file and subtitles', () =>
      runFfmpeg({
        options:
          '-f lavfi -i testsrc2=s=64x64:d=2:r=5 -i @/a.srt -attach @/a.ttf -metadata:s:t mimetype=application/x-truetype-font ' +
          '-metadata:s:t filename=../../../tmp/corpus-was-here -c:v mpeg4 -c:s ass',
        extension: 'mkv',
        inputs: {
          'a.srt': Buffer.from('1\n00:00:00,000 --> 00:00:01,000\n<font face="/etc/passwd">a</font>\n'),
          'a.ttf': createRandom(43).bytes(900),
        },
      }),
    ),
  ];
}

/** A player includes hundreds of decoders, and most have not been reviewed for years. */
function oddCodecs(): CorpusFile[] {
  const codecs = (
    'png jpeg mjp2 gif rle tga tiff WRLE SVQ1 SVQ3 cvid rpza smc 8BPS qdrw apcn AVdn dvc drac ' +
    'icod CFHD Hap1 FFV1 avc1 hvc1 av01 vp09 mp4v mx5p s263 FLV1 rv40 IV50 DIV3 theo ZyGo v210 raw'
  ).split(' ');
  const noise = createRandom(53).bytes(8_000);
  const large = { width: 50_000, height: 50_000 };
  const framed = (frame: typeof large, side: number): Buffer =>
    oneFrameMov({ codec: 'png', ...frame, data: blackPng({ width: side, height: side, kind: 2 }) });
  return [
    ...codecs.map((codec) =>
      hostile(`noise as ${codec}`, () => oneFrameMov({ codec, width: 320, height: 240, data: noise })),
    ),
    ...['raw', 'rle', 'smc', 'apcn', 'FFV1', 'v210'].map((codec) =>
      hostile(`noise as ${codec} of 50,000 by 50,000`, () => oneFrameMov({ codec, ...large, data: noise })),
    ),
    ...[9_000, 16_000].map((side) =>
      hostile(`a PNG bomb of ${side} as a frame`, () => framed({ width: side, height: side }, side)),
    ),
    hostile('a PNG bomb in a small frame', () => framed({ width: 64, height: 64 }, 16_000)),
  ];
}

function long(): CorpusFile[] {
  const looped = (times: number) => async (): Promise<Buffer> =>
    runFfmpeg({
      options: `-stream_loop ${times} -i @/a.mp4 -c copy`,
      extension: 'mp4',
      inputs: { 'a.mp4': await fastClip() },
    });
  const still =
    (seconds: number, rate: string, more = '') =>
    (): Promise<Buffer> =>
      runFfmpeg({
        options: `-f lavfi -i color=s=32x32:d=${seconds}:r=${rate} -c:v libx264 -preset ultrafast -pix_fmt yuv420p${more}`,
        extension: 'mp4',
      });
  return [
    ...[30, 300].map((times) => hostile(`${times * 2} seconds of 240 frames`, looped(times))),
    hostile('six hours at a frame a minute', still(21_600, '1/60')),
    hostile('one frame', still(1, '1', ' -frames:v 1')),
    hostile('3000 keyframes', still(30, '100', ' -g 1')),
    hostile('one byte over 50 MB', async () => {
      const clip = await smallMp4();
      return Buffer.concat([clip, box('free', Buffer.alloc(50 * 2 ** 20 + 1 - clip.length - 8))]);
    }),
    hostile('only sound', () => runFfmpeg({ options: '-f lavfi -i sine=duration=3 -c:a aac', extension: 'mp4' })),
    hostile('a film that changes its size', () => {
      const [small, large] = ['64x64', '3000x2000'].map((size) => `-f lavfi -i testsrc2=s=${size}:d=1:r=5`);
      return runFfmpeg({ options: `${small} ${large} -map 0 -map 1 -c:v mpeg4`, extension: 'mkv' });
    }),
  ];
}

function others({ port }: Trap): CorpusFile[] {
  const noise = createRandom(59).bytes(5_000);
  const heads = {
    Matroska: '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61',
    'Matroska without an end': '1a45dfa301ffffffffffffff18538067ffffffffffffffff1f43b675ffffffffffffffff',
    AVI: '52494646ffffffff41564920',
    'AVI of lists': '52494646ffffffff415649204c495354ffffffff6864726c4c495354ffffffff7374726c',
    Flash: '464c560105000000090000000012',
    MPEG: '000001ba21000100018000010000',
    'stream of packets': '47400010',
    ASF: '3026b2758e66cf11a6d900aa0062ce6c',
    Ogg: '4f67675300020000000000000000',
    RealMedia: '2e524d4600000012',
    'a game': '4a4d5601',
    'a sound': '524946460000000057415645',
    IVF: '444b494600002000565038304001f000',
    MXF: '060e2b34020501010d010201010102',
  };
  const text = `http://127.0.0.1:${port}/x`;
  return [
    ...Object.entries(heads).map(([name, hex]) =>
      hostile(`${name} and noise`, () => Buffer.concat([Buffer.from(hex, 'hex'), noise])),
    ),
    hostile('a zip', () => writeZip([{ name: 'a.mp4', data: noise }])),
    hostile('an address', () => Buffer.from(text)),
    hostile('nothing', () => Buffer.alloc(0)),
    hostile('only noise', () => noise),
  ];
}
