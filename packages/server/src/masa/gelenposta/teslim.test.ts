import { describe, expect, test } from 'vitest';
import { aliciRaporlari, teslimSonucu } from './teslim.ts';

const blok = (alici: string, eylem: string, durum = '', o = '') =>
  `${o}Final-Recipient: rfc822; ${alici}\r\n${eylem && `Action: ${eylem}\r\n`}${durum && `Status: ${durum}\r\n`}`;
const rapor = (...bloklar: string[]) => `Reporting-MTA: dns; mx.com\r\nArrival-Date: x\r\n\r\n${bloklar.join('\r\n')}`;

describe('a report of a mail server', () => {
  test.each([
    ['that it failed', [blok('ece@a.com', 'failed', '5.1.1')], 'ulasmadi'],
    ['that it is late', [blok('ece@a.com', 'delayed', '4.4.1')], 'gecikiyor'],
    ['that it arrived', [blok('ece@a.com', 'delivered', '2.0.0')], 'ulasti'],
    ['that it was passed on', [blok('ece@a.com', 'relayed', '2.1.9')], 'ulasti'],
    ['that a list took it', [blok('ece@a.com', 'expanded')], 'ulasti'],
    ['in capitals, with a remark', [blok('ECE@A.com', 'Failed (bad)')], 'ulasmadi'],
    ['by a status alone', [blok('ece@a.com', '', '4.2.2')], 'gecikiyor'],
    ['of others, too', [blok('baska@a.com', 'failed'), blok('ece@a.com', 'delivered')], 'ulasti'],
    ['of others, too, and it failed', [blok('baska@a.com', 'delivered'), blok('ece@a.com', 'failed')], 'ulasmadi'],
    [
      'of another address behind it',
      [blok('ic@b.com', 'failed', '', 'Original-Recipient: rfc822;ece@a.com\r\n')],
      'ulasmadi',
    ],
    ['of a list behind it', [blok('x@b.com', 'delivered'), blok('y@b.com', 'failed')], 'ulasmadi'],
    ['of a list behind it, late', [blok('x@b.com', 'delivered'), blok('y@b.com', 'delayed')], 'gecikiyor'],
    ['in broken lines', ['Final-Recipient: rfc822;\r\n ece@a.com\r\nAction:\r\n  delayed\r\n'], 'gecikiyor'],
  ])('%s', (_, bloklar, sonuc) => {
    expect(teslimSonucu(aliciRaporlari(rapor(...bloklar)), 'ece@a.com', 'x')).toBe(sonuc);
  });

  test.each([
    ['Undelivered Mail Returned to Sender', 'ulasmadi'],
    ['Warning: could not send message for past 4 hours', 'gecikiyor'],
    ['Warning: message 1aBcDe delayed 24 hours', 'gecikiyor'],
    ['Delivery Status Notification (Delay)', 'gecikiyor'],
    ['Delayed Mail (still being retried)', 'gecikiyor'],
    ['Zustellung verzögert: Reçete', 'gecikiyor'],
    ['Successful Mail Delivery Report', 'ulasti'],
    ['Delivered: Reçete', 'ulasti'],
    ['Teslim edildi: Reçete', 'ulasti'],
    ['Teslim edilemedi: Reçete', 'ulasmadi'],
  ])('without recipients, %s', (konu, sonuc) => {
    expect(teslimSonucu(aliciRaporlari('Reporting-MTA: dns; mx.com'), 'ece@a.com', konu)).toBe(sonuc);
  });
});
