const schemes = 'http https HTTP ftp gopher ws dict tftp ldap smb jar:http feed:http'.split(' ');

/**
 * Spellings of this machine's address in several number systems, IPv6 and other scripts, and the cloud metadata
 * address.
 */
const hosts = (
  '127.0.0.1 127.1 127.255.255.254 2130706433 0x7f000001 0x7f.0.0.1 017700000001 0177.0.0.01 0.0.0.0 0 ' +
  'localhost LOCALHOST. [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] ①②⑦.⓪.⓪.① 127。0。0。1 ' +
  '%31%32%37.0.0.1 user:password@127.0.0.1 example.org@127.0.0.1 169.254.169.254 [::ffff:a9fe:a9fe]'
).split(' ');

/** Forms that parsers of Markdown, HTML, XML, CSS or file names treat as an address. */
const forms: ((place: string) => string)[] = [
  (place) => `//${place}/a`,
  (place) => `\\\\${place}\\a`,
  (place) => `/\\${place}/a`,
  (place) => `http:${place}/a`,
  (place) => `http:\\\\${place}\\a`,
  (place) => ` http://${place}/a`,
  (place) => `ht\ntp://${place}/a`,
  (place) => `http://${place}/redirect?to=file:///etc/passwd`,
  (place) => `url:http://${place}/a`,
  (place) => `view-source:http://${place}/a`,
  (place) => `data:text/html,<img src=http://${place}/a>`,
  (place) => `data:text/html;base64,${Buffer.from(`<script src="http://${place}/a">`).toString('base64')}`,
  (place) => `blob:http://${place}/a`,
  (place) => `javascript:fetch('http://${place}/a')`,
  (place) => `![picture](http://${place}/a.png)`,
  (place) => `[link](http://${place}/a "title")`,
  (place) => `<img src="http://${place}/a">`,
  (place) => `<iframe src=//${place}/a>`,
  (place) => `<link rel=stylesheet href=http://${place}/a>`,
  (place) => `<!DOCTYPE a [<!ENTITY b SYSTEM "http://${place}/a">]><a>&b;</a>`,
  (place) => `<xi:include href="http://${place}/a"/>`,
  (place) => `@import url(http://${place}/a);`,
  (place) => `#image("http://${place}/a.png")`,
  (place) => `\\input{|"curl http://${place}/a"}`,
  (place) => `$(curl http://${place}/a)`,
  (place) => `; nc ${place.replace(':', ' ')}`,
  (place) => `concat:http://${place}/a`,
  (place) => `a@${place.split(':')[0]}`,
];

/** Spellings of a port on this machine that could make a program connect to it. */
export function urlSpellings(port: number): string[] {
  const place = `127.0.0.1:${port}`;
  return [
    ...hosts.flatMap((host) => schemes.map((scheme) => `${scheme}://${host}:${port}/a`)),
    ...forms.map((form) => form(place)),
    'file:///etc/passwd',
    'file://127.0.0.1/etc/passwd',
    'file:/proc/self/environ',
    'php://filter',
    'about:blank',
  ];
}
