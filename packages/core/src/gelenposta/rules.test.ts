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

describe('a mail is by its headers', () => {
  test.each([
    ['a person’s', {}, {}, 'kisi'],
    ['a person’s whose program says so', { 'auto-submitted': 'no' }, {}, 'kisi'],
    ['ours, by what we write into them', { 'x-masabasi': 'ABCDEFGH' }, {}, 'dongu'],
    ['of another house with this product', { 'x-masabasi': 'HGFEDCBA' }, {}, 'kisi'],
    ['ours, by the address in other letters', {}, { gonderen: 'DESTEK@masabasi.com' }, 'dongu'],
    ['a report', { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }, {}, 'geri'],
    ['from who delivers', {}, { gonderen: 'MAILER-DAEMON@mx.firma.com' }, 'geri'],
    ['one that failed', { 'x-failed-recipients': 'a@b.com' }, {}, 'geri'],
    ['an absence', { 'auto-submitted': 'auto-replied (vacation)' }, {}, 'otomatik'],
    ['an absence in capitals', { 'auto-submitted': 'AUTO-REPLIED' }, {}, 'otomatik'],
    ['an absence of an old program', { 'x-autoreply': 'yes' }, {}, 'otomatik'],
    ['a receipt', { 'content-type': 'multipart/report; report-type=disposition-notification' }, {}, 'otomatik'],
    ['a letter to many', { 'list-unsubscribe': '<mailto:x@y.com>' }, {}, 'toplu'],
    ['a letter to many of an old program', { precedence: 'Bulk' }, {}, 'toplu'],
    ['nobody’s', {}, { gonderen: '' }, 'okunamaz'],
  ])('%s', (_, basliklar, o, kaynak) => {
    expect(postaKaynagi(bilgi(basliklar, o), BIZ)).toBe(kaynak);
  });

  // A subject alone never decides: these are what customers write.
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
  ])('%s, from somebody without a mark of a machine, is a person’s', (konu) => {
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
  ])('%s counts beside a mark of a machine, or where it answers us', (konu, kaynak) => {
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
    ['the same in the thread', { 'x-auto-response-suppress': 'All', ...bize }, {}, 'kisi'],
    ['a mail with no way back', { 'return-path': '<>' }, {}, 'kisi'],
    ['an old header that says no', { 'x-autoreply': 'no' }, {}, 'kisi'],
    ['a responder of a host', { 'x-autogenerated': 'Reply' }, {}, 'otomatik'],
    ['the mail administrator of a customer', {}, { gonderen: 'postmaster@firma.com' }, 'kisi'],
    ['a server by that name', { 'return-path': '<>' }, { gonderen: 'postmaster@firma.com' }, 'geri'],
    ['a bulk notice of a service desk', { 'auto-submitted': 'auto-generated', precedence: 'bulk' }, {}, 'toplu'],
  ])('%s', (_, basliklar, o, kaynak) => {
    expect(postaKaynagi(bilgi(basliklar as Record<string, string>, o), BIZ)).toBe(kaynak);
  });

  test.each([
    ['a Google group', { precedence: 'list', 'list-id': '<g.firma.com>', 'list-unsubscribe': '<x>' }, true],
    ['a group that can be written to', { 'list-id': '<g.firma.com>', 'list-post': '<mailto:g@firma.com>' }, true],
    ['a newsletter', { 'list-id': '<n.firma.com>', 'list-unsubscribe': '<x>', precedence: 'bulk' }, false],
    ['a newsletter of a sender of many', { precedence: 'list', 'feedback-id': 'x' }, false],
    ['a person', {}, false],
  ])('%s is a group of people: %#', (_, basliklar, evet) => {
    expect(gruptan(bilgi(basliklar as Record<string, string>))).toBe(evet);
    if (evet) expect(yanitlanir(bilgi(basliklar as Record<string, string>))).toBe(false);
  });

  test('of several headers of one name the first counts', () => {
    const basliklar = ilkBasliklar([
      ['return-path', '<>'],
      ['return-path', '<kurban@yer.com>'],
    ]);
    expect(basliklar.get('return-path')).toBe('<>');
    expect(yanitlanir({ ...bilgi({}), basliklar })).toBe(false);
  });

  test.each([
    ['a person', {}, {}, true],
    ['who asks for no answer', { 'x-auto-response-suppress': 'All' }, {}, false],
    ['who cannot be answered', { 'return-path': ' <> ' }, {}, false],
    ['who does not read', {}, { gonderen: 'no-reply@banka.com' }, false],
    ['who is called alike', {}, { gonderen: 'noreplyci.ali@firma.com' }, true],
    ['who suppresses nothing', { 'x-auto-response-suppress': 'None' }, {}, true],
    ['a service desk', { 'auto-submitted': 'auto-generated' }, {}, false],
    ['a person by the header', { 'auto-submitted': 'no' }, {}, true],
    ['a mailing list', { 'list-id': '<x.y.com>' }, {}, false],
    ['who may be a machine by the subject', {}, { konu: 'Otomatik yanıt: gitmiyor' }, false],
    ['who may be a mail server by the subject', {}, { konu: 'Undeliverable: x' }, false],
  ])('%s is answered: %#', (_, basliklar, o, evet) => {
    expect(yanitlanir(bilgi(basliklar, o))).toBe(evet);
  });
});

describe('a subject', () => {
  test('carries a mark that is found again, whatever is put round it', () => {
    const konu = isaretliKonu('Ynt: RE: Yazıcı [W000123]', 'W000123', 'ABCDEFGH', true);
    expect(konu).toBe('Re: Yazıcı [W000123-ABCDEFGH]');
    const isaret = { nesne: 'webistek', id: 123, imza: 'ABCDEFGH' };
    for (const k of [konu, `Ynt: ${konu}`, `FW: ${konu} (acil)`]) expect(konuIsareti(k)).toEqual(isaret);
    expect(konuIsareti('[G1000000-23456789] x')).toMatchObject({ nesne: 'gorusme', id: 1_000_000 });
    for (const k of ['[W000123]', '[W000123-ABCDEFG1]', '[X000123-ABCDEFGH]', '[W9999999999-ABCDEFGH]'])
      expect(konuIsareti(k)).toBeNull();
  });

  test('is the same without what programs put before it', () => {
    for (const k of ['Re: Yazıcı', 'YNT: RE[2]: Yazıcı', 'İlt: Yazıcı', '  Yazıcı [G000009-ABCDEFGH] '])
      expect(sadeKonu(k), k).toBe('Yazıcı');
    expect(isaretliKonu('Re: ', 'W000001', 'ABCDEFGH', false)).toBe('Konusuz [W000001-ABCDEFGH]');
    expect(isaretliKonu('x'.repeat(500), 'W000001', 'ABCDEFGH', false).length).toBeLessThan(180);
  });
});

describe('what somebody wrote', () => {
  test('is kept as far as a table holds it', () => {
    expect(postaMetni('a\u0000b\r\nc \t\r\n\r\n\r\n\r\n\r\nd\ud800')).toBe('ab\nc\n\n\nd');
    const uzun = 'ş'.repeat(EN_COK_POSTA_METNI);
    expect(postaMetni(uzun)).toBe(uzun);
    expect(postaMetni(`${uzun}ş`)).toBe(`${uzun}…\n\n${POSTA_KESILDI}`);
  });
});
