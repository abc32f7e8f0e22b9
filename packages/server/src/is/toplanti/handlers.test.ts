import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { sql } from 'kysely';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { sozu, toplantiAraclari } from './testing.ts';

/** Meetings: invitations, obstacles, series, and access. */

const { toplanti: oda, bildirim } = contract;
const s = await testServer({ ortam: { PUBLIC_URL: 'https://destek.firma.com' } });
const {
  duzenleyen,
  raportor,
  katilan,
  baskasi,
  yonetici,
  odaId,
  saatinde,
  kisi,
  kaydet,
  acilan,
  detay,
  durum,
  planli,
} = await toplantiAraclari(s);
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
});

const postalari = (alici: string) =>
  s.db.selectFrom('posta').selectAll().where('alici', '=', alici).orderBy('id').execute();
const sonPosta = async (alici: string) => (await postalari(alici)).at(-1)!;
const olayi = (ics: string | null): VEvent =>
  Object.values(ical.sync.parseICS(ics!)).find((o): o is VEvent => o?.type === 'VEVENT')!;
const haberleri = async ({ token }: { token: string }) =>
  tamam(await s.call(bildirim.bildirimler, {}, token)).bildirimler.map((b) => b.Baslik);

describe('the invitation', () => {
  test.each([
    ['without a subject', { Konu: ' ' }, {}, 'Toplantının konusunu yazınız.'],
    [
      'with an end at the start',
      { Bitis_Zamani: '2026-12-01T07:00:00Z', Baslama_Zamani: '2026-12-01T07:00:00Z' },
      {},
      'Bitiş, başlamadan sonra olmalı.',
    ],
    ['without participants', {}, { katilimcilar: [] }, 'En az bir katılımcı seçiniz.'],
    [
      'with a guest without a name',
      {},
      { katilimcilar: [{ KatilimciId: 0, Eposta: 'a@b.com' }] },
      'Dışarıdan katılımcının adını yazınız.',
    ],
    [
      'to an invalid address',
      {},
      { katilimcilar: [{ KatilimciId: 0, Ad: 'Ece', Eposta: 'ece' }] },
      'Ece: e-posta adresi geçerli değil.',
    ],
    ['with a person twice', {}, { katilimcilar: [kisi(katilan), kisi(katilan)] }, 'Bir kişi iki kez yazılmış.'],
    [
      'with a deceptive link',
      { Link: 'https://meet.google.com.kotu.com/a' },
      {},
      expect.stringContaining('tanınan bir toplantı sitesinde'),
    ],
    ['in an unknown room', { OdaId: 2_000_000 }, {}, 'Seçtiğiniz oda artık kullanılmıyor.'],
  ])('%s is refused', async (_, o, kalan, beklenen) => {
    const { n } = (await sql<{ n: number }>`select count(*)::int as n from toplanti`.execute(s.db)).rows[0]!;
    expect(sozu(await kaydet({ ...saatinde(), ...o }, { uyarilariGordum: true, ...kalan }))).toEqual(beklenen);
    expect((await sql<{ n: number }>`select count(*)::int as n from toplanti`.execute(s.db)).rows[0]!.n).toBe(n);
  });

  test('shows a meeting to its people and to people who manage all meetings, and only they add to it', async () => {
    const Id = await planli();
    const gorenler = await Promise.all(
      [duzenleyen, katilan, yonetici, baskasi].map(
        async ({ token }) => (await s.call(oda.getToplantiDetay, { Id }, token)).status,
      ),
    );
    expect(gorenler).toEqual([200, 200, 200, 404]);
    const katilimci = { KatilimciId: 0, ToplantiId: Id, Surum: (await detay(Id)).toplanti.Surum, UserId: baskasi.Id };
    expect(sozu(await s.call(oda.toplantiKatilimciKaydet, { katilimci }, baskasi.token))).toBe(404);
    expect(sozu(await s.call(oda.toplantiKatilimciKaydet, { katilimci }, katilan.token))).toBe(
      'Katılımcıları, toplantıyı düzenleyen ya da raportör yazar.',
    );
    expect(sozu(await s.call(oda.print_toplanti, { Id }, baskasi.token))).toBe(404);
    expect(sozu(await s.call(oda.toplantiEkYaz, { Id, Metin: 'x' }, baskasi.token))).toBe(404);
  });

  test('keeps a draft silent until everybody is invited, then gives each a mail for calendars and a way to answer', async () => {
    const Id = await acilan({ Konu: 'Kapsam', Gundem: [{ Metin: 'Açılış', Sure: 10, SunanId: katilan.Id }] });
    const once = await postalari('kaan@firma.com');
    tamam(await durum(Id, 'planlandi'));
    expect(await postalari('kaan@firma.com')).toHaveLength(once.length + 1);
    const posta = await sonPosta('kaan@firma.com');
    expect([posta.konu.startsWith('Davet: Kapsam'), posta.takvim_metodu]).toEqual([true, 'REQUEST']);
    expect(posta.metin).toMatch(/https:\/\/destek\.firma\.com\/davet\/[\w-]{43}/);
    const t = (await detay(Id)).toplanti;
    const o = olayi(posta.takvim);
    expect([o.uid.slice(0, 36), o.sequence, o.start.toISOString()]).toEqual([
      t.IcsUid,
      0,
      new Date(t.Baslama_Zamani).toISOString(),
    ]);
    expect(t.Gundem[0]).toMatchObject({ Metin: 'Açılış', Sunan: expect.stringContaining('Kaan') });
    expect(await haberleri(katilan)).toContainEqual(expect.stringContaining('Davet: Kapsam'));
    expect((await detay(Id)).katilimcilist.map((k) => k.DavetDurum)).toEqual(['bekliyor']);
  });

  test('accepts an answer until the meeting is over or cancelled', async () => {
    const [biten, iptal] = [
      await planli({}, { katilimcilar: [kisi(katilan)] }),
      await planli({}, { katilimcilar: [kisi(katilan)], uyarilariGordum: true }),
    ];
    const yanitla = async (Id: number) =>
      sozu(await s.call(oda.toplantiYanitla, { Id, Yanit: 'katilmayacak' }, katilan.token));
    tamam(await durum(iptal, 'iptal', { Aciklama: 'Salon su bastı, ertelendi.' }));
    expect(await yanitla(iptal)).toBe('Bu toplantının daveti artık yanıtlanmaz.');
    s.saat.simdi = new Date((await detay(biten)).toplanti.Bitis_Zamani);
    await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
    expect(await yanitla(biten)).toBe('Bu toplantının zamanı geçti.');
    expect((await detay(biten)).katilimcilist.map((k) => k.DavetDurum)).toEqual(['bekliyor']);
  });

  test('asks again with a greater sequence after a move, and notifies a removed person of the cancellation', async () => {
    const Id = await planli(
      { Konu: 'Taşınan' },
      { katilimcilar: [kisi(katilan), { KatilimciId: 0, Ad: 'Ece Dış', Eposta: 'ece@dis.com' }] },
    );
    tamam(await s.call(oda.toplantiYanitla, { Id, Yanit: 'katilacak' }, katilan.token));
    const { toplanti: t, katilimcilist } = await detay(Id);
    expect(katilimcilist.map((k) => k.DavetDurum)).toEqual(['katilacak', 'bekliyor']);
    const [kaan] = katilimcilist;
    tamam(
      await kaydet(
        { ...saatinde('14:00', '15:00'), Id, Surum: t.Surum, Konu: 'Taşınan' },
        { uyarilariGordum: true, katilimcilar: [{ ...kisi(katilan), KatilimciId: kaan!.KatilimciId }] },
      ),
    );
    const yeni = olayi((await sonPosta('kaan@firma.com')).takvim);
    expect([yeni.uid.slice(0, 36), yeni.sequence, yeni.method]).toEqual([t.IcsUid, 1, 'REQUEST']);
    const giden = await sonPosta('ece@dis.com');
    expect([giden.takvim_metodu, olayi(giden.takvim).status]).toEqual(['CANCEL', 'CANCELLED']);
    expect((await detay(Id)).katilimcilist.map((k) => k.DavetDurum)).toEqual(['bekliyor']);
  });

  test('notifies the invited people of a cancellation with its reason', async () => {
    const Id = await planli({ Konu: 'Olmayacak' });
    expect(sozu(await durum(Id, 'iptal', { Aciklama: 'kısa' }))).toBe('İptal nedenini en az 10 karakterle yazınız.');
    tamam(await durum(Id, 'iptal', { Aciklama: 'Salon su bastı, ertelendi.' }));
    const posta = await sonPosta('kaan@firma.com');
    expect([posta.takvim_metodu, posta.metin.includes('Salon su bastı'), olayi(posta.takvim).sequence]).toEqual([
      'CANCEL',
      true,
      1,
    ]);
    expect(sozu(await durum(Id, 'planlandi'))).toBe('‘İptal’ durumundaki bir toplantının durumu değişmez.');
  });
});

describe('obstacles at a time', () => {
  test('names the person, but calls a private leave only a leave', async () => {
    const gun = '2027-03-02';
    const ortak = { kisi_id: katilan.Id, yazma_zamani: OGLEN, baslangic: gun, bitis: '2027-03-04' };
    await s.db
      .insertInto('izin')
      .values({ ...ortak, tur_id: 282 })
      .execute();
    const z = saatinde('10:00', '11:00', gun);
    const cevap = await kaydet(z);
    expect(cevap.body).toMatchObject({ durum: false, uyarilar: ['Kaan Deneme: İzinli.'] });
    expect(sozu(await kaydet(z, { uyarilariGordum: true }))).toBe('tamam');
    const baska = saatinde('10:00', '11:00', '2027-03-23');
    await acilan({ ...baska, Konu: 'Gizli gündem' }, { davetEt: true });
    const { uyarilar, oneriler } = tamam(
      await s.call(oda.toplantiUygunluk, { UserIdler: [katilan.Id], ...baska }, baskasi.token),
    );
    // A person who may not see the other meeting learns only that it exists.
    expect(uyarilar).toEqual(['Kaan Deneme: başka bir toplantıda, 10:00–11:00.']);
    expect(oneriler[0]).toEqual({ Bas: '2027-03-23T08:00:00.000Z', Bit: '2027-03-23T09:00:00.000Z' });
    expect(oneriler).toHaveLength(3);
  });

  test('checks each meeting of a series while it is typed, and again when a series is moved', async () => {
    const ortak = { kisi_id: katilan.Id, yazma_zamani: OGLEN, tur_id: 282 };
    await s.db
      .insertInto('izin')
      .values({ ...ortak, baslangic: '2027-06-15', bitis: '2027-06-16' })
      .execute();
    const z = saatinde('10:00', '11:00', '2027-06-01');
    const sor = async (o: Partial<Girdi<typeof oda.toplantiUygunluk>>) =>
      tamam(await s.call(oda.toplantiUygunluk, { UserIdler: [katilan.Id], ...z, ...o }, duzenleyen.token)).uyarilar;
    expect(await sor({})).toEqual([]);
    const tekrar = { Sik: 'haftalik', Adet: 4 } as const;
    const beklenen = ['15.06.2027: Kaan Deneme: İzinli.'];
    expect(await sor({ tekrar })).toEqual(beklenen);
    expect((await kaydet(z, { tekrar })).body).toMatchObject({ durum: false, uyarilar: beklenen });
    // On Wednesdays there is no leave. A move back to Tuesdays meets it again.
    const carsamba = saatinde('10:00', '11:00', '2027-06-02');
    const Id = await acilan(carsamba, { tekrar, davetEt: true });
    expect(await sor({ Id, hangisi: 'bu' })).toEqual([]);
    expect(await sor({ Id, hangisi: 'sonrakiler' })).toEqual(beklenen);
    // A series does not clash with itself.
    expect(await sor({ Id, hangisi: 'sonrakiler', ...carsamba })).toEqual([]);
  });

  test('treats a visit like another meeting', async () => {
    const z = saatinde('10:00', '11:00', '2027-07-06');
    const { rows } = await sql<{ id: number }>`
      insert into musteri (tip, unvan, durum, yazma_zamani) values (2, 'Gezilen Kurum', 'Aktif', now()) returning id`.execute(
      s.db,
    );
    await sql`insert into ziyaret (musteri_id, gorusme_tur_id, baslama_zamani, bitis_zamani, personel_id, acan_id)
      select ${rows[0]!.id}, min(id), ${z.Baslama_Zamani}, ${z.Bitis_Zamani}, ${katilan.Id}, ${katilan.Id}
      from tanim where liste = 'gorusmeTur'`.execute(s.db);
    const sor = async (kim: typeof katilan) =>
      tamam(await s.call(oda.toplantiUygunluk, { UserIdler: [katilan.Id], ...z }, kim.token)).uyarilar;
    expect(await sor(baskasi)).toEqual(['Kaan Deneme: başka bir ziyarette, 10:00–11:00.']);
    expect(await sor(katilan)).toEqual(['Kaan Deneme: başka bir ziyarette, 10:00–11:00: Gezilen Kurum.']);
  });

  test('gives a room to one of two meetings at once, and names the owner to the other', async () => {
    const z = saatinde('13:00', '14:00');
    const iste = (Konu: string, kim: typeof duzenleyen) =>
      kaydet({ ...z, OdaId: odaId, Konu, DuzenleyenId: kim.Id }, { davetEt: true, uyarilariGordum: true }, kim);
    const cevaplar = await Promise.all(
      Array.from({ length: 6 }, (_, i) => iste(`Toplantı ${i}`, i % 2 === 0 ? duzenleyen : baskasi)),
    );
    const sonuclar = cevaplar.map(sozu);
    expect(sonuclar.filter((x) => x === 'tamam')).toHaveLength(1);
    for (const x of sonuclar.filter((y) => y !== 'tamam'))
      expect(x).toMatch(/^Mavi Salon bu saatte dolu: Toplantı \d, 13:00–14:00/);
    // The database refuses it for every caller.
    await expect(
      sql`insert into toplanti (toplanti_tur_id, konu, baslama_zamani, bitis_zamani, oda_id, duzenleyen_id, acan_id, acilis_zamani, durum)
        select toplanti_tur_id, 'İkinci', baslama_zamani, bitis_zamani, oda_id, duzenleyen_id, acan_id, acilis_zamani, durum
        from toplanti where oda_id = ${odaId} and durum = 'planlandi' limit 1`.execute(s.db),
    ).rejects.toThrow(/toplanti_oda_bos/);
    // A meeting that ends does not clash with one that begins at that moment.
    expect(
      sozu(
        await kaydet(
          {
            Baslama_Zamani: z.Bitis_Zamani,
            Bitis_Zamani: new Date(Date.parse(z.Bitis_Zamani) + 3_600_000).toISOString(),
            OdaId: odaId,
          },
          { davetEt: true, uyarilariGordum: true },
        ),
      ),
    ).toBe('tamam');
  });

  test('warns when there are too many people for the room', async () => {
    const katilimcilar = [duzenleyen, raportor, katilan, baskasi, yonetici].map(kisi);
    const { body } = await kaydet({ ...saatinde(), OdaId: odaId }, { katilimcilar });
    expect(body).toMatchObject({ durum: false, uyarilar: ['Mavi Salon 4 kişilik; 5 kişi çağrılıyor.'] });
  });
});

describe('a series', () => {
  const serisi = async (Id: number) =>
    s.db
      .selectFrom('toplanti')
      .selectAll()
      .where((eb) => eb.or([eb('id', '=', Id), eb('ust_id', '=', Id)]))
      .orderBy('seri_ani')
      .execute();

  test('is one event for calendars, with an exception for each moved or cancelled meeting', async () => {
    const Id = await planli({ Konu: 'Haftalık' }, { tekrar: { Sik: 'haftalik', Adet: 4 } });
    const hepsi = await serisi(Id);
    expect(hepsi).toHaveLength(4);
    expect(new Set(hepsi.map((t) => t.ics_uid)).size).toBe(1);
    const o = olayi((await sonPosta('kaan@firma.com')).takvim);
    expect(o.rrule!.options.count).toBe(4);
    const [, ikinci, ucuncu] = hepsi;
    const t2 = (await detay(ikinci!.id)).toplanti;
    const k2 = (await detay(ikinci!.id)).katilimcilist[0]!;
    const bas = new Date(Date.parse(t2.Baslama_Zamani) + 7_200_000).toISOString();
    const bit = new Date(Date.parse(t2.Bitis_Zamani) + 7_200_000).toISOString();
    tamam(
      await kaydet(
        { Id: ikinci!.id, Surum: t2.Surum, Konu: 'Haftalık', Baslama_Zamani: bas, Bitis_Zamani: bit },
        { uyarilariGordum: true, katilimcilar: [{ ...kisi(katilan), KatilimciId: k2.KatilimciId }] },
      ),
    );
    const tasinan = (await sonPosta('kaan@firma.com')).takvim!.replaceAll('\r\n ', '');
    expect(tasinan).toContain('RECURRENCE-ID;TZID=Europe/Istanbul:');
    expect(tasinan).toContain('SEQUENCE:1');
    expect(tasinan).not.toContain('RRULE');
    tamam(await durum(ucuncu!.id, 'iptal', { Aciklama: 'Bu hafta yapılmayacak.' }));
    const iptal = await sonPosta('kaan@firma.com');
    expect([iptal.takvim_metodu, iptal.takvim!.includes('RECURRENCE-ID')]).toEqual(['CANCEL', true]);
    expect((await serisi(Id)).map((t) => t.durum)).toEqual(['planlandi', 'planlandi', 'iptal', 'planlandi']);
  });

  test('splits into two by a change from one meeting on: the first ends sooner, the second has the new time', async () => {
    const Id = await planli({ Konu: 'İkili' }, { tekrar: { Sik: 'haftalik', Adet: 5 } });
    const [, , ucuncu] = await serisi(Id);
    const { toplanti: t, katilimcilist } = await detay(ucuncu!.id);
    const kay = (an: string, saat: number) => new Date(Date.parse(an) + saat * 3_600_000).toISOString();
    tamam(
      await kaydet(
        {
          Id: t.Id,
          Surum: t.Surum,
          Konu: 'İkili',
          Baslama_Zamani: kay(t.Baslama_Zamani, 24),
          Bitis_Zamani: kay(t.Bitis_Zamani, 25),
        },
        {
          uyarilariGordum: true,
          hangisi: 'sonrakiler',
          katilimcilar: [{ ...kisi(katilan), KatilimciId: katilimcilist[0]!.KatilimciId }],
        },
      ),
    );
    expect(await serisi(Id)).toHaveLength(2);
    const yeni = await serisi(ucuncu!.id);
    expect(yeni).toHaveLength(3);
    expect(new Set(yeni.map((x) => x.ics_uid)).has(ucuncu!.ics_uid)).toBe(false);
    expect(yeni.map((x) => Date.parse(x.baslama_zamani) - Date.parse(yeni[0]!.baslama_zamani))).toEqual(
      [0, 7, 14].map((g) => g * 86_400_000),
    );
    const postalar = (await postalari('kaan@firma.com')).slice(-2).map((p) => olayi(p.takvim));
    expect(postalar.map((o) => Number(o.rrule!.options.count)).toSorted((x, y) => x - y)).toEqual([2, 3]);
  });
});
