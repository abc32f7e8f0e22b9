import { describe, expect, test } from 'vitest';
import {
  EN_COK_POSTA_METNI,
  gruptan,
  ilkBasliklar,
  isaretliKonu,
  konuIsareti,
  postaKaynagi,
  POSTA_KESILDI,
  postaMetni,
  sadeKonu,
  yanitlanir,
} from './rules.ts';

const bilgi = (basliklar: Record<string, string>, o: { gonderen?: string; konu?: string } = {}) => ({
  basliklar: new Map(Object.entries(basliklar)),
  gonderen: 'ece@eczane.com',
  konu: 'Reçete gitmiyor',
  ...o,
});
const BIZ = { adresler: ['destek@masabasi.com'], kurulum: 'ABCDEFGH' };

describe('the kind of a mail by its headers', () => {
  test.each([
    ['a mail of a person', {}, {}, 'kisi'],
    ['a mail that its program marks as personal', { 'auto-submitted': 'no' }, {}, 'kisi'],
    ['our own mail, by our header', { 'x-masabasi': 'ABCDEFGH' }, {}, 'dongu'],
    ['a mail of another installation', { 'x-masabasi': 'HGFEDCBA' }, {}, 'kisi'],
    ['our own mail, by the address in capitals', {}, { gonderen: 'DESTEK@masabasi.com' }, 'dongu'],
    ['a delivery report', { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }, {}, 'geri'],
    ['a mail of a mail server', {}, { gonderen: 'MAILER-DAEMON@mx.firma.com' }, 'geri'],
    ['a failed delivery', { 'x-failed-recipients': 'a@b.com' }, {}, 'geri'],
    ['an absence notice', { 'auto-submitted': 'auto-replied (vacation)' }, {}, 'otomatik'],
    ['an absence notice in capitals', { 'auto-submitted': 'AUTO-REPLIED' }, {}, 'otomatik'],
    ['an absence notice of an old program', { 'x-autoreply': 'yes' }, {}, 'otomatik'],
    ['a read receipt', { 'content-type': 'multipart/report; report-type=disposition-notification' }, {}, 'otomatik'],
    ['a bulk mail', { 'list-unsubscribe': '<mailto:x@y.com>' }, {}, 'toplu'],
    ['a bulk mail of an old program', { precedence: 'Bulk' }, {}, 'toplu'],
    ['a mail without a sender', {}, { gonderen: '' }, 'okunamaz'],
  ])('%s', (_, basliklar, o, kaynak) => {
    expect(postaKaynagi(bilgi(basliklar, o), BIZ)).toBe(kaynak);
  });

  // A subject alone never decides, because customers write such subjects.
  test.each([
    'Ofis dışından programa bağlanamıyoruz',
    'Ofis dışındayken bağlanamıyoruz',
    'İletilemeyen e-faturalar hakkında',
    'Teslim edilemedi durumundaki kargolar',
    'Otomatik yanıt metni değişmiyor',
    'Otomatik yanıt: müşterilere gitmiyor',
    'Out of office modülü açılmıyor',
    'Undeliverable: hatası alıyoruz',
    'Mail delivery failed hatası',
    'Failure notice ekranı',
    'Auto reply kapanmıyor',
    'Abwesenheit der Lizenz',
    'Unzustellbar: was tun?',
  ])('%s, without a mark of automatic mail, is a mail of a person', (konu) => {
    expect(postaKaynagi(bilgi({}, { konu }), BIZ)).toBe('kisi');
  });

  const bize = { 'in-reply-to': '<masabasi.0f0e6f5e-1111-2222-3333-444455556666@masabasi.com>' };
  test.each([
    ['Otomatik yanıt: Reçete', 'otomatik'],
    ['OTOMATİK YANIT: Reçete', 'otomatik'],
    ['Otomatik Yanıt', 'otomatik'],
    ['Automatic reply: Reçete', 'otomatik'],
    ['Out of Office: Reçete', 'otomatik'],
    ['Out of Office AutoReply: Reçete', 'otomatik'],
    ['Ofis Dışında: Reçete', 'otomatik'],
    ['Automatische Antwort: Reçete', 'otomatik'],
    ['Abwesenheitsnotiz: Reçete', 'otomatik'],
    ['Réponse automatique : Reçete', 'otomatik'],
    ['Auto: Reçete', 'otomatik'],
    ['Automatyczna odpowiedź: Reçete', 'otomatik'],
    ['Automatisch antwoord: Reçete', 'otomatik'],
    ['Автоматический ответ: Reçete', 'otomatik'],
    ['Undeliverable: Reçete', 'geri'],
    ['Teslim edilemedi: Reçete', 'geri'],
    ['İletilemeyen: Reçete', 'geri'],
    ['Unzustellbar: Reçete', 'geri'],
    ['Mail delivery failed: returning message to sender', 'geri'],
    ['Undelivered Mail Returned to Sender', 'geri'],
    ['Delivery Status Notification (Failure)', 'geri'],
    ['Returned mail: see transcript for details', 'geri'],
    ['failure notice', 'geri'],
    ['Ofis dışından programa bağlanamıyoruz', 'kisi'],
    ['Mail delivery failed hatası alıyoruz', 'kisi'],
    ['Re: Otomatik yanıt: Reçete', 'kisi'],
  ])('%s counts beside a mark of automatic mail, or in an answer to our mail', (konu, kaynak) => {
    const izler: readonly Record<string, string>[] = [
      { 'return-path': '<>' },
      { 'auto-submitted': 'auto-generated' },
      { 'x-auto-response-suppress': 'All', 'in-reply-to': '<baska@yer.com>' },
      bize,
    ];
    for (const basliklar of izler)
      expect(postaKaynagi(bilgi(basliklar, { konu }), BIZ), JSON.stringify(basliklar)).toBe(kaynak);
    const isaretli = { konu: `${konu} [W000123-ABCDEFGH]` };
    if (konu.includes(': ')) expect(postaKaynagi(bilgi({}, isaretli), BIZ)).toBe(kaynak);
  });

  test.each([
    ['a service desk that passes on a request', { 'auto-submitted': 'auto-generated' }, {}, 'kisi'],
    ['a form of a web site', { 'auto-submitted': 'auto-notified; owner-email=a@b.com' }, {}, 'kisi'],
    ['a program that wants no answer', { 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, {}, 'kisi'],
    ['such a program in the thread', { 'x-auto-response-suppress': 'All', ...bize }, {}, 'kisi'],
    ['a mail without a return path', { 'return-path': '<>' }, {}, 'kisi'],
    ['an old header that says no', { 'x-autoreply': 'no' }, {}, 'kisi'],
    ['an automatic answer of a hosting provider', { 'x-autogenerated': 'Reply' }, {}, 'otomatik'],
    ['the mail administrator of a customer', {}, { gonderen: 'postmaster@firma.com' }, 'kisi'],
    ['a mail server with that name', { 'return-path': '<>' }, { gonderen: 'postmaster@firma.com' }, 'geri'],
    ['a bulk notice of a service desk', { 'auto-submitted': 'auto-generated', precedence: 'bulk' }, {}, 'toplu'],
  ])('%s', (_, basliklar, o, kaynak) => {
    expect(postaKaynagi(bilgi(basliklar as Record<string, string>, o), BIZ)).toBe(kaynak);
  });

  test.each([
    ['a Google group', { precedence: 'list', 'list-id': '<g.firma.com>', 'list-unsubscribe': '<x>' }, true],
    ['a group that can be written to', { 'list-id': '<g.firma.com>', 'list-post': '<mailto:g@firma.com>' }, true],
    ['a newsletter', { 'list-id': '<n.firma.com>', 'list-unsubscribe': '<x>', precedence: 'bulk' }, false],
    ['a newsletter of a bulk sender', { precedence: 'list', 'feedback-id': 'x' }, false],
    ['a person', {}, false],
  ])('tells if %s is a group of people (case %#)', (_, basliklar, evet) => {
    expect(gruptan(bilgi(basliklar as Record<string, string>))).toBe(evet);
    if (evet) expect(yanitlanir(bilgi(basliklar as Record<string, string>))).toBe(false);
  });

  test('uses the first of several headers with the same name', () => {
    const basliklar = ilkBasliklar([
      ['return-path', '<>'],
      ['return-path', '<kurban@yer.com>'],
    ]);
    expect(basliklar.get('return-path')).toBe('<>');
    expect(yanitlanir({ ...bilgi({}), basliklar })).toBe(false);
  });

  test.each([
    ['a person', {}, {}, true],
    ['a person who asks for no answer', { 'x-auto-response-suppress': 'All' }, {}, false],
    ['a sender without a return path', { 'return-path': ' <> ' }, {}, false],
    ['a no-reply address', {}, { gonderen: 'no-reply@banka.com' }, false],
    ['a person with a similar address', {}, { gonderen: 'noreplyci.ali@firma.com' }, true],
    ['a person who suppresses nothing', { 'x-auto-response-suppress': 'None' }, {}, true],
    ['a service desk', { 'auto-submitted': 'auto-generated' }, {}, false],
    ['a person by the header', { 'auto-submitted': 'no' }, {}, true],
    ['a mailing list', { 'list-id': '<x.y.com>' }, {}, false],
    ['a subject like automatic mail', {}, { konu: 'Otomatik yanıt: gitmiyor' }, false],
    ['a subject like a returned mail', {}, { konu: 'Undeliverable: x' }, false],
  ])('tells if %s gets an answer (case %#)', (_, basliklar, o, evet) => {
    expect(yanitlanir(bilgi(basliklar, o))).toBe(evet);
  });
});

describe('a subject', () => {
  test('carries a mark that is found again inside any other text', () => {
    const konu = isaretliKonu('Ynt: RE: Yazıcı [W000123]', 'W000123', 'ABCDEFGH', true);
    expect(konu).toBe('Re: Yazıcı [W000123-ABCDEFGH]');
    const isaret = { nesne: 'webistek', id: 123, imza: 'ABCDEFGH' };
    for (const k of [konu, `Ynt: ${konu}`, `FW: ${konu} (acil)`]) expect(konuIsareti(k)).toEqual(isaret);
    expect(konuIsareti('[G1000000-23456789] x')).toMatchObject({ nesne: 'gorusme', id: 1_000_000 });
    for (const k of ['[W000123]', '[W000123-ABCDEFG1]', '[X000123-ABCDEFGH]', '[W9999999999-ABCDEFGH]'])
      expect(konuIsareti(k)).toBeNull();
  });

  test('is the same without the prefixes of mail programs', () => {
    for (const k of ['Re: Yazıcı', 'YNT: RE[2]: Yazıcı', 'İlt: Yazıcı', '  Yazıcı [G000009-ABCDEFGH] '])
      expect(sadeKonu(k), k).toBe('Yazıcı');
    expect(isaretliKonu('Re: ', 'W000001', 'ABCDEFGH', false)).toBe('Konusuz [W000001-ABCDEFGH]');
    expect(isaretliKonu('x'.repeat(500), 'W000001', 'ABCDEFGH', false).length).toBeLessThan(180);
  });
});

describe('the text of a mail', () => {
  test('is cut to the size of the table', () => {
    expect(postaMetni('a\u0000b\r\nc \t\r\n\r\n\r\n\r\n\r\nd\ud800')).toBe('ab\nc\n\n\nd');
    const uzun = 'ş'.repeat(EN_COK_POSTA_METNI);
    expect(postaMetni(uzun)).toBe(uzun);
    expect(postaMetni(`${uzun}ş`)).toBe(`${uzun}…\n\n${POSTA_KESILDI}`);
  });
});
