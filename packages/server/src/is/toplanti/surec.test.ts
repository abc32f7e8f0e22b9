import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { sozu, toplantiAraclari } from './testing.ts';

/** Meetings that take place: decisions, minutes, the status of their people, the page of an invitation. */

const { toplanti: oda, bildirim, gorev } = contract;
const s = await testServer({ ortam: { PUBLIC_URL: 'https://destek.firma.com' } });
const { duzenleyen, raportor, katilan, baskasi, kisi, kaydet, detay, durum, planli, yapilan } =
  await toplantiAraclari(s);
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
});

const postalari = (alici: string) =>
  s.db.selectFrom('posta').selectAll().where('alici', '=', alici).orderBy('id').execute();
const sonPosta = async (alici: string) => (await postalari(alici)).at(-1)!;
const haberleri = async ({ token }: { token: string }) =>
  tamam(await s.call(bildirim.bildirimler, {}, token)).bildirimler.map((b) => b.Baslik);

test('lets only the organiser change a meeting and invite, not the participants or the writer of the minutes', async () => {
  const Id = await planli({ RaportorId: raportor.Id }, { katilimcilar: [kisi(katilan), kisi(raportor)] });
  const { Baslama_Zamani, Bitis_Zamani, Surum } = (await detay(Id)).toplanti;
  const degisen = { Id, Surum, Baslama_Zamani, Bitis_Zamani, Konu: 'Başka konu', RaportorId: raportor.Id };
  for (const kim of [katilan, raportor])
    expect(sozu(await kaydet(degisen, {}, kim))).toBe('Toplantıyı, düzenleyen değiştirir.');
  const katilimci = { ...kisi(baskasi), ToplantiId: Id, Surum };
  expect(sozu(await s.call(oda.toplantiKatilimciKaydet, { katilimci }, raportor.token))).toBe(
    'Toplantıya, düzenleyen çağırır.',
  );
  expect((await detay(Id)).katilimcilist.map((k) => k.UserId)).not.toContain(baskasi.Id);
});

describe('decisions', () => {
  test('become one task each at most, and their result stands in the meeting that took them', async () => {
    const Id = await yapilan({ ProjeId: 2 });
    const Surum = (await detay(Id)).toplanti.Surum;
    const kararlar = [
      { KararId: 0, Metin: 'Raporlar bölünsün', SorumluId: katilan.Id, Termin: '2026-12-20' },
      { KararId: 0, Metin: 'Kimin olduğu belli değil' },
    ];
    expect(sozu(await s.call(oda.toplantiKararKaydet, { Id, Surum, kararlar }, katilan.token))).toBe(
      'Kararları, toplantıyı düzenleyen ya da raportör yazar.',
    );
    tamam(await s.call(oda.toplantiKararKaydet, { Id, Surum, kararlar }, raportor.token));
    const [bir, iki] = (await detay(Id)).kararlist;
    const { isTur, aciliyet } = Object.fromEntries(
      (
        await s.db
          .selectFrom('tanim')
          .select(['liste', sql<number>`min(id)`.as('id')])
          .where('liste', 'in', ['isTur', 'aciliyet'])
          .groupBy('liste')
          .execute()
      ).map((x) => [x.liste, x.id]),
    );
    const is = {
      gorev: {
        Id: 0,
        Surum: 0,
        ProjeId: 2,
        IsTurId: isTur!,
        AciliyetId: aciliyet!,
        EkipId: null,
        TestTurId: null,
        Baslik: bir!.Metin,
        Aciklama: '',
        Termin: bir!.Termin,
        Tahmini_Sure: null,
        VersiyonId: null,
        UstId: null,
      },
    };
    const cevir = (KararId: number, { token } = raportor) => s.call(gorev.gorevKaydet, { ...is, KararId }, token);
    expect(sozu(await cevir(iki!.KararId))).toBe('Kararın sorumlusu ve termini yazılınca işe dönüşür.');
    expect(sozu(await cevir(bir!.KararId, katilan))).toBe(
      'Kararı, toplantıyı düzenleyen ya da raportör işe dönüştürür.',
    );
    const cevaplar = (await Promise.all([cevir(bir!.KararId), cevir(bir!.KararId)])).map(sozu);
    expect(new Set(cevaplar)).toEqual(new Set(['Bu karar bir işe dönüştürülmüş.', 'tamam']));
    expect((await detay(Id)).kararlist[0]).toMatchObject({
      GorevNo: expect.stringMatching(/^T\d+$/),
      GorevDurum: 'Planlandı',
      Durum: 'acik',
      GorevBitti: false,
    });
    expect(
      sozu(
        await s.call(
          oda.toplantiKararKapat,
          { KararId: iki!.KararId, Durum: 'vazgecildi', Kanit: 'yok' },
          raportor.token,
        ),
      ),
    ).toContain('en az 10');
    const baskasinin = { KararId: iki!.KararId, Durum: 'vazgecildi', Kanit: 'Gerek kalmadı artık.' } as const;
    expect(sozu(await s.call(oda.toplantiKararKapat, baskasinin, katilan.token))).toBe(
      'Kararı, sorumlusu ya da toplantıyı düzenleyen kapatır.',
    );
    tamam(
      await s.call(
        oda.toplantiKararKapat,
        { KararId: bir!.KararId, Durum: 'bitti', Kanit: 'Sürüm 5 ile yayınlandı.' },
        katilan.token,
      ),
    );
    expect((await detay(Id)).kararlist[0]).toMatchObject({
      Durum: 'bitti',
      Kanit: 'Sürüm 5 ile yayınlandı.',
      Kapatan: expect.stringContaining('Kaan'),
    });
  });

  test('come first at the next meeting of the series while they are open', async () => {
    const Id = await planli({ Konu: 'Devam' }, { tekrar: { Sik: 'haftalik', Adet: 2 } });
    tamam(await durum(Id, 'yapiliyor'));
    const Surum = (await detay(Id)).toplanti.Surum;
    tamam(
      await s.call(
        oda.toplantiKararKaydet,
        { Id, Surum, kararlar: [{ KararId: 0, Metin: 'Sunucu taşınsın' }] },
        duzenleyen.token,
      ),
    );
    const sonraki = await s.db.selectFrom('toplanti').select('id').where('ust_id', '=', Id).executeTakeFirstOrThrow();
    expect((await detay(sonraki.id)).acikKararlar.map((k) => [k.Metin, k.ToplantiId])).toEqual([
      ['Sunucu taşınsın', Id],
    ]);
    expect((await detay(Id)).acikKararlar).toEqual([]);
  });
});

describe('the minutes', () => {
  const onayli = async () => {
    const Id = await yapilan({ Konu: 'Şubat değerlendirmesi' });
    await s.db
      .updateTable('toplanti')
      .set({ tutanak: 'Bütçe görüşüldü.\nİş planı onaylandı.' })
      .where('id', '=', Id)
      .execute();
    tamam(await durum(Id, 'onayli'));
    return Id;
  };

  test('are approved after they were written, by the organiser, and accept only additions then', async () => {
    const Id = await yapilan();
    expect(sozu(await durum(Id, 'onayli'))).toBe('Tutanağı, yazıldıktan sonra toplantıyı düzenleyen onaylar.');
    const kapali = await onayli();
    const { toplanti: t } = await detay(kapali);
    expect(t).toMatchObject({
      DurumAnahtar: 'onayli',
      Onaylayan: expect.stringContaining('Derya'),
      OnayImzasi: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const Surum = t.Surum;
    expect(
      sozu(await s.call(oda.toplantiKararKaydet, { Id: kapali, Surum, kararlar: [] }, duzenleyen.token)),
    ).toContain('artık değişmez');
    tamam(await s.call(oda.toplantiEkYaz, { Id: kapali, Metin: 'Tarih 3 Mart olacak.' }, katilan.token));
    tamam(await s.call(oda.toplantiEkYaz, { Id: kapali, Metin: 'Salon da değişti.' }, duzenleyen.token));
    const { ekler } = await detay(kapali);
    expect(ekler.map((e) => e.Metin)).toEqual(['Tarih 3 Mart olacak.', 'Salon da değişti.']);
    expect(new Set(ekler.map((e) => e.Imza)).size).toBe(2);
    await expect(
      sql`update toplanti_ek set metin = 'başka' where toplanti_id = ${kapali}`.execute(s.db),
    ).rejects.toThrow(/never changes/);
    expect(await haberleri(katilan)).toContain('Tutanak onaylandı: Şubat değerlendirmesi');
  });

  test('are a readable PDF', async () => {
    const Id = await onayli();
    const { basefile } = tamam(await s.call(oda.print_toplanti, { Id }, katilan.token));
    const metin = JSON.stringify(await pdfOku(Buffer.from(basefile, 'base64')));
    for (const soz of [
      'TOPLANTI TUTANAĞI',
      'Şubat değerlendirmesi',
      'Bütçe görüşüldü.',
      'İş planı onaylandı.',
      'Onaylayan',
    ])
      expect(metin).toContain(soz);
  });

  test('name the present people and the organiser on paper, with the full digest and no box for nobody', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into musteri (tip, unvan, durum, yazma_zamani) values (2, 'Kâğıttaki Kurum', 'Aktif', now()) returning id`.execute(
      s.db,
    );
    await s.db.insertInto('musteri_proje').values({ musteri_id: rows[0]!.id, proje_id: 2 }).execute();
    const Id = await planli(
      { MusteriId: rows[0]!.id, RaportorId: null },
      { katilimcilar: [kisi(katilan), kisi(baskasi)] },
    );
    const erken = await durum(Id, 'yapiliyor', { erkenGordum: false });
    expect(erken.body).toMatchObject({ durum: false, uyarilar: [expect.stringMatching(/henüz gelmedi\.$/)] });
    tamam(await durum(Id, 'yapiliyor'));
    const { katilimcilist } = await detay(Id);
    const gelen = katilimcilist.find((k) => k.UserId === katilan.Id)!.KatilimciId;
    tamam(await durum(Id, 'yapildi', { katilanlar: [gelen] }));
    expect((await detay(Id)).katilimcilist.map((k) => [k.UserId, k.Katildi])).toEqual([
      [katilan.Id, true],
      [baskasi.Id, false],
    ]);
    expect((await detay(Id)).hareketlist[0]!.Aciklama).toBe('2 kişiden 1 kişi katıldı.');
    await s.db.updateTable('toplanti').set({ tutanak: 'Konuşuldu.' }).where('id', '=', Id).execute();
    tamam(await durum(Id, 'onayli'));
    const { toplanti } = await detay(Id);
    const { basefile } = tamam(await s.call(oda.print_toplanti, { Id }, duzenleyen.token));
    const belge = await pdfOku(Buffer.from(basefile, 'base64'));
    const metin = JSON.stringify(belge);
    for (const soz of ['Kâğıttaki Kurum', 'Yanıtlamadı', 'Evet', 'Hayır', toplanti.OnayImzasi!])
      expect(metin).toContain(soz);
    for (const soz of ['Raportör', 'Yanıt bekleniyor']) expect(metin).not.toContain(soz);
  });

  test('getSeeLink gives a reader an address for one document, for five minutes', async () => {
    const Id = await onayli();
    const iste = (dr: unknown, { token } = katilan) => s.call(oda.getSeeLink, { dr } as never, token);
    expect(sozu(await iste(Id, baskasi))).toBe(404);
    const { toplantilist } = tamam(await s.call(oda.getToplantiList, { ara: 'Şubat' }, katilan.token));
    const satir = toplantilist.find((t) => t.Id === Id);
    const { link } = tamam(await iste(satir));
    expect(link).toMatch(/^\/api\/toplanti\/tutanak\/[\w-]{43}\.pdf$/);
    const oku = (yol: string) => fetch(`${s.url}${yol}`);
    const yanit = await oku(link);
    expect([yanit.status, yanit.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(JSON.stringify(await pdfOku(Buffer.from(await yanit.arrayBuffer())))).toContain('Bütçe görüşüldü.');
    // Other paths open nothing, and neither does this one after its time.
    expect((await oku(link.replace('tutanak', 'dosya').replace('.pdf', '.bin'))).status).toBe(404);
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 5 * 60_000 + 1);
    expect((await oku(link)).status).toBe(404);
    expect(sozu(await iste({ Id, Tur: 'oda' }))).toBe('Toplantının çevrim içi adresi yok.');
    expect(sozu(await iste({ Id, Tur: 'dosya', DosyaId: 5 }))).toBe(404);
    const cevrimici = await planli({ Link: 'https://meet.google.com/abc-defg-hij' });
    expect(tamam(await iste({ Id: cevrimici, Tur: 'oda' })).link).toBe('https://meet.google.com/abc-defg-hij');
    const izler = await s.db.selectFrom('denetim').select('nesne_id').where('eylem', '=', 'getSeeLink').execute();
    expect(izler.length).toBe(2);
  });
});

describe('the status of people in a meeting', () => {
  const durumu = async (kisiId: number) =>
    (
      await s.db
        .selectFrom('mola')
        .select('durum_id')
        .where('kisi_id', '=', kisiId)
        .where('bitis', 'is', null)
        .executeTakeFirst()
    )?.durum_id;
  const masayaGec = (kim: typeof katilan) =>
    s.call(
      contract.mola.moladurumGuncelle,
      { userid: kim.Id, moladurum: 651, aciklama: '', ipadres: '', mobil: false },
      kim.token,
    );

  test('changes for people who want it and are at the desk, and changes back, for nobody else', async () => {
    for (const kim of [katilan, raportor, baskasi]) await masayaGec(kim);
    for (const kim of [katilan, baskasi])
      tamam(await s.call(oda.toplantiTercihKaydet, { durumuDegistir: true }, kim.token));
    const Id = await planli({ RaportorId: raportor.Id }, { katilimcilar: [katilan, raportor, baskasi].map(kisi) });
    // One of them is on a tea break.
    await s.call(
      contract.mola.moladurumGuncelle,
      { userid: baskasi.Id, moladurum: 646, aciklama: '', ipadres: '', mobil: false },
      baskasi.token,
    );
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 60_000);
    tamam(await durum(Id, 'yapiliyor'));
    expect(await Promise.all([katilan, raportor, baskasi].map((k) => durumu(k.Id)))).toEqual([644, 651, 646]);
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 60_000);
    tamam(await durum(Id, 'yapildi'));
    expect(await Promise.all([katilan, raportor, baskasi].map((k) => durumu(k.Id)))).toEqual([651, 651, 646]);
  });
});

describe('the page of an invitation', () => {
  const linki = async (alici: string) => /\/davet\/[\w-]{43}/.exec((await sonPosta(alici)).metin)![0];
  const gonder = (yol: string, alanlar: Record<string, string>) =>
    fetch(`${s.url}${yol}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(alanlar),
    });
  const yanitlari = async (Id: number) => (await detay(Id)).katilimcilist.map((k) => [k.DavetDurum, k.YanitYolu]);

  test('answers nothing by a look, and only by its button', async () => {
    const Id = await planli(
      { Konu: 'Dışarıyla <b>' },
      { katilimcilar: [{ KatilimciId: 0, Ad: 'Ece Dış', Eposta: 'ece@dis.com' }] },
    );
    const yol = await linki('ece@dis.com');
    const sayfa = await (await fetch(`${s.url}${yol}?yanit=katilacak`)).text();
    expect(sayfa).toContain('Dışarıyla &lt;b&gt;');
    expect(await yanitlari(Id)).toEqual([['bekliyor', null]]);
    expect((await gonder(yol, { yanit: 'belki' })).status).toBe(303);
    expect(await yanitlari(Id)).toEqual([['belki', 'baglanti']]);
    expect(await (await fetch(`${s.url}${yol}`)).text()).toContain('Yanıtınız: <strong>Belki</strong>');
    expect(await haberleri(duzenleyen)).toContainEqual(expect.stringContaining('Ece Dış: Belki'));
    tamam(await durum(Id, 'iptal', { Aciklama: 'Gerek kalmadığı için.' }));
    expect((await gonder(yol, { yanit: 'katilacak' })).status).toBe(404);
    expect((await fetch(`${s.url}/davet/${'a'.repeat(43)}`)).status).toBe(404);
  });

  test('answers for the whole series on request', async () => {
    const Id = await planli(
      {},
      { tekrar: { Sik: 'aylik', Adet: 3 }, katilimcilar: [{ KatilimciId: 0, Ad: 'Can Dış', Eposta: 'can@dis.com' }] },
    );
    await gonder(await linki('can@dis.com'), { yanit: 'katilacak', hepsi: '1' });
    const { rows } = await sql<{
      davet_durum: string;
    }>`select k.davet_durum from toplanti_katilimci k join toplanti t on t.id = k.toplanti_id
      where t.id = ${Id} or t.ust_id = ${Id}`.execute(s.db);
    expect(rows.map((r) => r.davet_durum)).toEqual(['katilacak', 'katilacak', 'katilacak']);
  });
});
