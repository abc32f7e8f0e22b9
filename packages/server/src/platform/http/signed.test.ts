import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { HttpError } from './errors.ts';
import { imza, IMZA_SN, imzayiSor } from './signed.ts';

const SIMDI = new Date('2026-11-24T09:00:00Z');
const ANAHTAR = Buffer.alloc(32, 7);
const GOVDE = '{"Olay":"caliyor"}';
const saniye = (fark = 0) => String(Math.floor(SIMDI.getTime() / 1000) + fark);

/** The worked example of the standard itself. */
test('signs as Standard Webhooks does', () => {
  const anahtar = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const govde = '{"test": 2432232314}';
  expect(imza(anahtar, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', govde)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

interface Ek {
  readonly id?: string;
  readonly zaman?: string;
  readonly imzalar?: string;
  readonly govde?: string;
  readonly anahtar?: Buffer | null;
}
function sorar({ id = 'a', zaman = saniye(), imzalar, govde = GOVDE, anahtar = ANAHTAR }: Ek): boolean {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': zaman,
    'webhook-signature': imzalar ?? imza(ANAHTAR, id, zaman, GOVDE),
  };
  const body = Buffer.from(govde);
  try {
    imzayiSor({ headers, body }, anahtar, SIMDI);
    return true;
  } catch (e) {
    expect(e).toBeInstanceOf(HttpError);
    expect((e as HttpError).message).toBe('İmza geçerli değil.');
    return false;
  }
}
const dogrusu = imza(ANAHTAR, 'a', saniye(), GOVDE);

test.each<[string, Ek, boolean]>([
  ['a signed body', {}, true],
  ['one of two signatures', { imzalar: `v1,AAAA ${dogrusu}` }, true],
  ['almost too old', { zaman: saniye(-IMZA_SN) }, true],
  ['a clock that is ahead', { zaman: saniye(IMZA_SN) }, true],
  ['too old', { zaman: saniye(-IMZA_SN - 1) }, false],
  ['too far ahead', { zaman: saniye(IMZA_SN + 1) }, false],
  ['another body', { govde: `${GOVDE} ` }, false],
  ['another number', { id: 'b', imzalar: dogrusu }, false],
  ['no number', { id: '' }, false],
  ['a time that is none', { zaman: 'şimdi' }, false],
  ['an empty time', { zaman: '' }, false],
  ['no signature', { imzalar: '' }, false],
  ['another version', { imzalar: dogrusu.replace('v1,', 'v2,') }, false],
  ['half a signature', { imzalar: dogrusu.slice(0, 20) }, false],
  ['the right one as the ninth', { imzalar: `${'x '.repeat(8)}${dogrusu}` }, false],
  ['another secret', { imzalar: imza(Buffer.alloc(32, 8), 'a', saniye(), GOVDE) }, false],
  ['a secret that nobody shares', { anahtar: null }, false],
  [
    'a secret that nobody shares, signed with nothing',
    { anahtar: null, imzalar: `v1,${createHmac('sha256', '').digest('base64')}` },
    false,
  ],
])('%s', (_, ek, gecer) => {
  expect(sorar(ek)).toBe(gecer);
});
