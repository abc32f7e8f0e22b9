import { randomBytes } from 'node:crypto';
import { BULUNAN_EN_COK, SON_ACILAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { contract, endpoints } from '@masabasi/core/contract';
import { onYazim } from '@masabasi/core/testing/search';
import { katla } from '@masabasi/core/platform/text/metin';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { KOD_BAYTI, takipKodu } from '@masabasi/core/masa/webistek/rules';
import { adrestekiKayit } from '@masabasi/core/kisi/yazisma/baglar';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOS_ADAY } from '../../pazarlama/aday/testing.ts';
import { BOS_ANALIZ } from '../../is/analiz/testing.ts';
import { BOS_TOPLANTI } from '../../is/toplanti/testing.ts';
import { BOS_BAYI } from '../../pazarlama/bayi/testing.ts';
import { BOS_EGITIM } from '../../masa/egitim/testing.ts';
import { BOS_GOREV } from '../../is/gorev/testing.ts';
import { BOS_PRJ } from '../../is/projetakip/testing.ts';
import { BOS_FATURA } from '../../mali/fatura/testing.ts';
import { BOS_VERSIYON } from '../../is/versiyon/testing.ts';
import { BOS_TEKLIF, kalem } from '../../pazarlama/teklif/testing.ts';
import { BOS_ZIYARET } from '../../pazarlama/ziyaret/testing.ts';
import { temelVeri } from '../kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_GORUSME, BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** The search over everything finds exactly the records that the caller's own lists would show. */

const {
  aday,
  analiz,
  bayi,
  egitim,
  fatura,
  gorev,
  gorusme,
  gorusmeler,
  lisans,
  musteri,
  personel,
  projetakip,
  teklif,
  toplanti,
  versiyon,
  webistek,
  ziyaret,
} = contract;

let s: TestServer;
/** Callers: one with every product, two with one product each, and the head of a department who may keep cards. */
const sorular: Record<'tam' | 'ikinci' | 'altinci' | 'sorumlu', string> = {
  tam: '',
  ikinci: '',
  altinci: '',
  sorumlu: '',
};
type Soran = keyof typeof sorular;
const SORANLAR = Object.keys(sorular) as Soran[];
const ADLAR = ['Işıl', 'İpek', 'Çağla', 'Ali', 'Alican', 'Öztürk', 'Can'];
const SOYADLAR = ['Öztürk', 'Işık', 'Çınar', 'Ali', 'Şen'];
const ARANANLAR = [
  'ali',
  'ALİ CAN',
  'ışık',
  'isik',
  'öztürk ali',
  'çağ',
  'şen',
  '0532',
  '532 100',
  '0(532) 100 00 03',
  'm0000',
  'l0000',
  '100',
  'yok böyle',
  '%',
  "' or 1=1",
  'al',
];

const webdenIste = (adSoyad: string, telefon: string, urun: number | null) =>
  sql`insert into webistek (takip_kodu, soru_ozeti, ad_soyad, telefon, eposta, proje_id, aciklama, durum, zaman)
    values (${takipKodu(randomBytes(KOD_BAYTI))}, ${randomBytes(32)}, ${adSoyad}, ${telefon}, 'biri@ornek.example', ${urun}, 'Rapor açılmıyor.', 'yeni', now())`.execute(
    s.db,
  );

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const [bizim, onlarin] = [await s.departman('Bizim'), await s.departman('Onların')];
  const giren = async (ad: string, o: object) => oturumVer(s, await s.kisi(ad, { departmanId: bizim, ad, ...o }));
  sorular.tam = await giren('tam', { yetkiler: [YETKI.ayricalikli] });
  sorular.ikinci = await giren('ikinci', { projeler: [2], yetkiler: [YETKI.maliGor, YETKI.teklifGor] });
  sorular.altinci = await giren('altinci', {
    projeler: [6],
    yetkiler: [YETKI.personelYonet, YETKI.maliGor, YETKI.teklifGor],
  });
  const sorumlu = await s.kisi('sorumlu', {
    departmanId: bizim,
    projeler: [2, 6],
    yetkiler: [YETKI.maliGor, YETKI.teklifGor],
  });
  await s.sorumluYap(bizim, sorumlu);
  sorular.sorumlu = await oturumVer(s, sorumlu);
  const tur = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow();
  const ilki = async (liste: TanimListeAdi) =>
    (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirstOrThrow()).id;
  await s.db.insertInto('tanim').values({ liste: 'konular', ad: 'Rapor' }).execute();
  const secim = {
    GorusmeTurId: await ilki('gorusmeTur'),
    KonuId: await ilki('konular'),
    OncelikId: await ilki('oncelikler'),
  };
  const EgitimTurId = await ilki('egitimTur');
  const ToplantiTurId = await ilki('toplantiTur');
  const { id: DuzenleyenId } = await s.db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_anahtari', '=', 'tam')
    .executeTakeFirstOrThrow();
  const ziyaretSecimi = { GorusmeTurId: secim.GorusmeTurId, PersonelId: DuzenleyenId };
  const IsTurId = await ilki('isTur');
  const analizSecimi = {
    GereksinimKaynakId: await ilki('gereksinimKaynak'),
    AnalizTurId: await ilki('analizTur'),
    AciliyetId: await ilki('aciliyet'),
  };
  for (const [i, Ad] of ADLAR.entries())
    for (const [j, Soyad] of SOYADLAR.entries()) {
      const no = i * SOYADLAR.length + j;
      await s.kisi(`k${no}`, { departmanId: no % 2 ? bizim : onlarin, ad: Ad, soyad: Soyad });
      const ProjeIdler = [[2], [6], [2, 6], []][no % 4]!;
      const GSM = no % 3 ? `0532100${String(no).padStart(4, '0')}` : null;
      const kart = { ...BOS_MUSTERI, Ad, Soyad, GSM, ProjeIdler };
      const istek = { musteri: kart, benzerleriGordum: true };
      const { Id } = tamam(await s.call(musteri.musteriKaydet, istek, sorular.tam));
      const bayisi = { ...BOS_BAYI, Ad: `${Ad} ${Soyad} ${no}`, ProjeIdler };
      tamam(await s.call(bayi.bayiKaydet, { bayi: bayisi, yetkililer: [] }, sorular.tam));
      // A request that came by mail may have no product.
      for (const urun of [null, ...ProjeIdler]) await webdenIste(`${Ad} ${Soyad}`, GSM ?? '', urun);
      for (const ProjeId of ProjeIdler) {
        const form = { ...BOS_GORUSME, ...secim, MusteriId: Id, ProjeId, Baslik: `${Ad} raporu` };
        tamam(await s.call(gorusme.gorusmeKaydet, { gorusme: form, gordum: ['ayniKonu'] }, sorular.tam));
        const istenen = { ...BOS_ANALIZ, ...analizSecimi, ProjeId, Baslik: `${Ad} ${Soyad} istiyor` };
        tamam(await s.call(analiz.analizKaydet, { analiz: istenen }, sorular.tam));
        const is = {
          ...BOS_GOREV,
          IsTurId,
          AciliyetId: analizSecimi.AciliyetId,
          ProjeId,
          Baslik: `${Soyad} ${Ad} ekranı`,
        };
        tamam(await s.call(gorev.gorevKaydet, { gorev: is }, sorular.tam));
        tamam(
          await s.call(
            versiyon.versiyonKaydet,
            { versiyon: { ...BOS_VERSIYON, ProjeId, No: `${no}-${katla(Ad)}-${katla(Soyad)}` } },
            sorular.tam,
          ),
        );
        const cagri = { ...BOS_TOPLANTI, ToplantiTurId, DuzenleyenId, ProjeId, Konu: `${Ad} ${Soyad} toplantısı` };
        const katilimcilar = [{ KatilimciId: 0, Ad: 'Ece' }];
        tamam(
          await s.call(toplanti.toplantiKaydet, { toplanti: cagri, katilimcilar, uyarilariGordum: true }, sorular.tam),
        );
        const proje = {
          ...BOS_PRJ,
          SorumluId: DuzenleyenId,
          UrunId: ProjeId,
          MusteriId: no % 2 ? Id : null,
          Ad: `${Soyad} ${Ad} geçişi`,
        };
        tamam(await s.call(projetakip.prjKaydet, { proje }, sorular.tam));
        tamam(await s.call(fatura.faturaKaydet, { fatura: { ...BOS_FATURA, MusteriId: Id, ProjeId } }, sorular.tam));
        tamam(await s.call(aday.adayKaydet, { aday: { ...BOS_ADAY, MusteriId: Id, ProjeId } }, sorular.tam));
        const gidilen = { ...BOS_ZIYARET, ...ziyaretSecimi, MusteriId: Id, ProjeIdler: [ProjeId] };
        tamam(
          await s.call(
            ziyaret.ziyaretKaydet,
            { gorusme: gidilen, katilimcilar: [], uyarilariGordum: true },
            sorular.tam,
          ),
        );
        const fiyat = { ...BOS_TEKLIF, SahipId: DuzenleyenId, MusteriId: Id, ProjeId };
        tamam(await s.call(teklif.teklifKaydet, { teklif: fiyat, kalemler: [kalem({ ProjeId: null })] }, sorular.tam));
        const ders = { ...BOS_EGITIM, MusteriId: Id, ProjeId, EgitimTurId };
        tamam(await s.call(egitim.egitimKaydet, { egitim: ders, katilimcilar: [] }, sorular.tam));
        tamam(
          await s.call(
            lisans.lisansKaydet,
            { lisans: { ...BOS_LISANS, MusteriId: Id, ProjeId, LisansTurId: tur.id } },
            sorular.tam,
          ),
        );
      }
    }
  await sql`insert into toplanti_katilimci (toplanti_id, kisi_id, ad)
    select t.id, k.id, k.ad from toplanti t, kisi k
    where t.proje_id = any(case k.kullanici_anahtari when 'ikinci' then array[2] when 'altinci' then array[6]
      when 'sorumlu' then array[2, 6] end)`.execute(s.db);
});
afterAll(() => s?.kapat());

const idleri = (liste: readonly { readonly Id: number }[]) => liste.map((k) => k.Id).toSorted((a, b) => a - b);

/** Records of each kind that the caller's own lists show for a text. */
const LISTELER = {
  musteri: async (ara: string, token: string) =>
    idleri(tamam(await s.call(musteri.musterilist, { ara, adet: 200 }, token)).musterilist),
  lisans: async (ara: string, token: string) =>
    idleri(tamam(await s.call(lisans.getLisansRapor, { ara, adet: 200 }, token)).lisanslist),
  gorusme: async (ara: string, token: string) =>
    idleri(tamam(await s.call(gorusme.getGorusmeList, { ara, adet: 200 }, token)).gorusmelist),
  webistek: async (ara: string, token: string) =>
    idleri(tamam(await s.call(webistek.getWebistekList, { ara, adet: 200 }, token)).webisteklist),
  egitim: async (ara: string, token: string) =>
    idleri(tamam(await s.call(egitim.getEgitimList, { ara, adet: 200 }, token)).egitimlist),
  analiz: async (ara: string, token: string) =>
    idleri(tamam(await s.call(analiz.analizListe, { ara, sekme: 'hepsi', adet: 200 }, token)).analizlist),
  gorev: async (ara: string, token: string) =>
    idleri(tamam(await s.call(gorev.gorevListe, { ara, adet: 200 }, token)).gorevlist),
  toplanti: async (ara: string, token: string) =>
    idleri(tamam(await s.call(toplanti.getToplantiList, { ara, adet: 200 }, token)).toplantilist),
  prj: async (ara: string, token: string) =>
    idleri(tamam(await s.call(projetakip.getProjeDetayList, { ara, adet: 200 }, token)).projeDetayList),
  versiyon: async (ara: string, token: string) =>
    idleri(tamam(await s.call(versiyon.versiyonListe, { ara, adet: 200 }, token)).versiyonlist),
  fatura: async (ara: string, token: string) =>
    idleri(tamam(await s.call(fatura.getFaturaList, { Tur: 'earsiv', ara, adet: 200 }, token)).faturalist),
  ziyaret: async (ara: string, token: string) =>
    idleri(tamam(await s.call(ziyaret.getZiyaretList, { ara, sekme: 'hepsi', adet: 200 }, token)).gorusmelist),
  aday: async (ara: string, token: string) =>
    idleri(tamam(await s.call(aday.getMusteriList, { ara, adet: 200 }, token)).musterilist),
  teklif: async (ara: string, token: string) =>
    idleri(tamam(await s.call(teklif.getTeklifList, { ara, sekme: 'hepsi', adet: 200 }, token)).tekliflist),
  async bayi(ara: string, token: string) {
    const yanit = await s.call(bayi.getBayiList, { ara, adet: 200 }, token);
    return yanit.status === 403 ? null : idleri(tamam(yanit).bayilist);
  },
  async personel(ara: string, token: string) {
    const yanit = await s.call(personel.personelListesi, {}, token);
    if (yanit.status === 403) return null;
    const kelimeler = katla(ara.trim()).split(/\s+/);
    const kisiler = tamam(yanit).kisiler;
    return idleri(kisiler.filter((k) => kelimeler.every((x) => katla(`${k.Ad} ${k.Soyad} ${k.UserName}`).includes(x))));
  },
};
const UCLAR = {
  gorusme: gorusme.gorusmeBul,
  musteri: musteri.musteriBul,
  webistek: webistek.webistekBul,
  egitim: egitim.egitimBul,
  lisans: lisans.lisansBul,
  analiz: analiz.analizBul,
  gorev: gorev.gorevBul,
  toplanti: toplanti.toplantiBul,
  bayi: bayi.bayiBul,
  ziyaret: ziyaret.ziyaretBul,
  aday: aday.adayBul,
  teklif: teklif.teklifBul,
  prj: projetakip.prjBul,
  versiyon: versiyon.versiyonBul,
  fatura: fatura.faturaBul,
  personel: personel.personelBul,
};
type Tur = keyof typeof UCLAR;
const TURLER = Object.keys(UCLAR) as Tur[];

test('covers each kind of the contract', () => {
  const uclar = endpoints.filter(({ endpoint }) => 'arama' in endpoint).map(({ name }) => name);
  expect(uclar.toSorted()).toEqual(TURLER.map((t) => `${t}Bul`).toSorted());
});

test.each(TURLER.flatMap((tur) => SORANLAR.map((soran) => [tur, soran] as const)))(
  '%s, asked by %s: what the list shows',
  async (tur, soran) => {
    let gorulen = 0;
    for (const ara of ARANANLAR) {
      const token = sorular[soran];
      const liste = await LISTELER[tur](ara, token);
      const yanit = await s.call(UCLAR[tur], { ara }, token);
      if (liste === null) {
        expect(yanit.status).toBe(403);
        gorulen++;
        continue;
      }
      const bulunan = idleri(tamam(yanit).bulunanlar);
      expect(bulunan.length).toBeLessThanOrEqual(BULUNAN_EN_COK);
      const fazla = bulunan.filter((id) => !liste.includes(id));
      expect({ ara, fazla }).toEqual({ ara, fazla: [] });
      // Two letters match too many of a hundred thousand records.
      if (liste.length <= BULUNAN_EN_COK && katla(ara).length > 2)
        expect({ ara, bulunan }).toEqual({ ara, bulunan: liste });
      gorulen += bulunan.length;
    }
    expect(gorulen).toBeGreaterThan(10);
  },
);

test('puts names that begin with the text before the others', async () => {
  const { bulunanlar } = tamam(await s.call(musteri.musteriBul, { ara: 'öztürk' }, sorular.tam));
  expect(bulunanlar.map((b) => b.Ad.startsWith('Öztürk'))).toEqual([true, true, true, true, true, false]);
  expect(bulunanlar[0]).toMatchObject({ Ad: 'Öztürk Ali', Yol: `/tanimlar/musteri/detay?id=${bulunanlar[0]!.Id}` });
});

test('shows the last opened records only to a caller who may still see them', async () => {
  for (const tur of TURLER)
    for (const soran of SORANLAR) {
      const hepsi = await LISTELER[tur]('', sorular.tam);
      const kendi = await LISTELER[tur]('', sorular[soran]);
      const idler = hepsi!.slice(-SON_ACILAN_EN_COK);
      const yanit = await s.call(UCLAR[tur], { idler }, sorular[soran]);
      if (kendi === null) expect(yanit.status).toBe(403);
      else expect(idleri(tamam(yanit).bulunanlar)).toEqual(idler.filter((id) => kendi.includes(id)));
    }
});

test('leads from the address of each record in a message back to the record', async () => {
  const evi = 'https://masabasi.ornek.example';
  for (const tur of TURLER) {
    if (tur === 'personel') continue;
    const idler = (await LISTELER[tur]('', sorular.tam))!.slice(-SON_ACILAN_EN_COK);
    expect(idler.length).toBeGreaterThan(0);
    for (const { Id, Yol } of tamam(await s.call(UCLAR[tur], { idler }, sorular.tam)).bulunanlar) {
      const kayit = adrestekiKayit(evi + Yol, evi);
      expect({ Yol, Nesne: kayit?.Nesne }).toEqual({ Yol, Nesne: tur });
      const { ara, idler: id } = kayit!.sorgu;
      const { bulunanlar } = tamam(await s.call(UCLAR[tur], { ara, idler: [...id] }, sorular.tam));
      expect(bulunanlar.map((b) => b.Id)).toEqual([Id]);
    }
  }
});

test('finds nothing without a text or an opened record, and refuses too many ids by name', async () => {
  for (const tur of TURLER) {
    expect(tamam(await s.call(UCLAR[tur], {}, sorular.tam)).bulunanlar).toEqual([]);
    expect(tamam(await s.call(UCLAR[tur], { ara: '   ' }, sorular.tam)).bulunanlar).toEqual([]);
    const idler = Array.from({ length: SON_ACILAN_EN_COK + 1 }, (_, i) => i + 1);
    expect(await s.call(UCLAR[tur], { idler }, sorular.tam)).toMatchObject({
      status: 400,
      body: { msg: `'idler' alanı: en fazla ${SON_ACILAN_EN_COK} kayıt.` },
    });
  }
});

describe('ten typed searches', () => {
  const ilkUrun = async () =>
    (await s.db.selectFrom('proje').select(['id', 'ad']).where('id', '=', 2).executeTakeFirstOrThrow()).ad
      .split(' ')
      .at(-1)!;
  /** A word of the records of each kind. A version is found by its product. */
  const sozu = async (tur: Tur) => (tur === 'versiyon' ? await ilkUrun() : 'Öztürk');

  /** The choices in forms that the server searches, besides the kinds: a word, and the ids that a text finds. */
  const SECIMLER = {
    'musteri.musteriSecenekleri': {
      soz: async () => 'Öztürk',
      bul: async (ara: string) =>
        idleri(tamam(await s.call(musteri.musteriSecenekleri, { ara }, sorular.tam)).musteriler),
    },
    'toplanti.getToplantiGerekliList': {
      soz: async () => 'Öztürk',
      bul: async (ara: string) =>
        idleri(tamam(await s.call(toplanti.getToplantiGerekliList, { ara }, sorular.tam)).musterilist),
    },
    'versiyon.versiyonKullananlari': {
      soz: async () => 'Öztürk',
      async bul(ara: string) {
        const { id } = await s.db
          .selectFrom('versiyon')
          .select('id')
          .where('proje_id', '=', 2)
          .executeTakeFirstOrThrow();
        const { digerleri } = tamam(await s.call(versiyon.versiyonKullananlari, { Id: id, ara }, sorular.tam));
        return digerleri.map((l) => l.LisansId).toSorted((a, b) => a - b);
      },
    },
    'gorusmeler.birlesilebilenler': {
      soz: async () => 'raporu',
      async bul(ara: string) {
        const { rows } = await sql<{ id: number }>`select min(id) as id from gorusme group by musteri_id
          having count(*) > 1 order by 1 limit 1`.execute(s.db);
        const { gorusmeler: bunlar } = tamam(
          await s.call(gorusmeler.birlesilebilenler, { Id: rows[0]!.id, ara }, sorular.tam),
        );
        return idleri(bunlar);
      },
    },
  };
  /** Messages are searched by their words, and are nobody's choice. */
  const SECIM_DEGIL = ['yazisma.mesajAra'];

  const araniyor = ({ endpoint: e }: (typeof endpoints)[number]) =>
    e.request instanceof z.ZodObject && 'ara' in e.request.shape && !('sirala' in e.request.shape);

  test('are asked of every call of the contract that searches for a choice', () => {
    const uclar = endpoints
      .filter(araniyor)
      .map(({ room, name, endpoint: e }) => ('arama' in e ? name : `${room}.${name}`));
    const asked = [...TURLER.map((t) => `${t}Bul`), ...Object.keys(SECIMLER), ...SECIM_DEGIL];
    expect(uclar.toSorted()).toEqual(asked.toSorted());
  });

  /** The ways of typing a word that do not find what the word itself finds. */
  async function bulmayanlar(soz: string, bul: (ara: string) => Promise<readonly number[]>): Promise<string[]> {
    const beklenen = await bul(soz);
    expect(beklenen.length).toBeGreaterThan(0);
    const bulmayan: string[] = [];
    for (const { nasil, yazilan } of onYazim(soz)!)
      if (JSON.stringify(await bul(yazilan)) !== JSON.stringify(beklenen)) bulmayan.push(`${nasil}: ${yazilan}`);
    return bulmayan;
  }
  const bulur = (tur: Tur, yakin: boolean) => async (ara: string) =>
    idleri(tamam(await s.call(UCLAR[tur], { ara, yakin }, sorular.tam)).bulunanlar);

  test.each(TURLER)('%s', async (tur) => {
    expect(await bulmayanlar(await sozu(tur), bulur(tur, true))).toEqual([]);
  });
  test.each(Object.entries(SECIMLER))('%s', async (_, secim) => {
    expect(await bulmayanlar(await secim.soz(), (ara) => secim.bul(ara))).toEqual([]);
  });

  test('a search that forgives nothing is noticed', async () => {
    expect(await bulmayanlar('Öztürk', bulur('musteri', false))).toEqual([
      'yer değişmiş harfle: oztruk',
      'eksik harfle: oztrk',
      'çift harfle: oztuurk',
      'büyük, yer değişmiş: OZTRUK',
    ]);
  });

  test('forgive no digit, and find nothing outside the products of the caller', async () => {
    const { bulunanlar } = tamam(await s.call(musteri.musteriBul, { ara: '5321009999', yakin: true }, sorular.tam));
    expect(bulunanlar).toEqual([]);
    for (const soran of SORANLAR) {
      const gorulen = await LISTELER.musteri('öztürk', sorular[soran]);
      const yakin = idleri(
        tamam(await s.call(musteri.musteriBul, { ara: 'öztrük', yakin: true }, sorular[soran])).bulunanlar,
      );
      const secenekler = idleri(
        tamam(await s.call(musteri.musteriSecenekleri, { ara: 'öztrük' }, sorular[soran])).musteriler,
      );
      expect([...yakin, ...secenekler].filter((id) => !gorulen.includes(id))).toEqual([]);
      expect(secenekler.length).toBeGreaterThan(0);
    }
  });
});
