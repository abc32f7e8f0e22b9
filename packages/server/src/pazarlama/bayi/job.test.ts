import { bayi as oda } from '@masabasi/core/pazarlama/bayi/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI } from '../../testing/walk.ts';
import { bayiIsi } from './job.ts';
import { bayiAraclari } from './testing.ts';

/** The monthly statement: content, receivers, and sending once. Today is 20.11.2026. */

const s = await testServer();
const { yoneten, altinci, acilan, kaydet, detay } = await bayiAraclari(s);
afterAll(() => s.kapat());

const postalar = (alici: string) =>
  s.db.selectFrom('posta').select(['konu', 'metin']).where('alici', '=', alici).orderBy('id').execute();
const calistir = (an: string) => bayiIsi.calistir({ db: s.db, simdi: new Date(an) }, {});

test('previews a statement and sends it once from all servers, in the first days of the next month, to dealers that want it', async () => {
  const Id = await acilan({ Ad: 'Ekstreli Bayi', Eposta: 'ekstre@bayi.example', Ekstre: true, ProjeIdler: [2] });
  await acilan({ Ad: 'Ekstresiz Bayi', Eposta: 'yok@bayi.example' });
  const bos = await acilan({ Ad: 'Sessiz Bayi', Eposta: 'sessiz@bayi.example', Ekstre: true });
  const yillik = await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow();
  const ac = async (projeId: number, kim: typeof yoneten) => {
    const kart = { ...BOS_MUSTERI, Ad: 'Ekstre', Soyad: projeId === 2 ? 'Bir' : 'İki', ProjeIdler: [projeId] };
    const MusteriId = tamam(
      await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, kim.token),
    ).Id;
    const l = {
      ...BOS_LISANS,
      MusteriId,
      ProjeId: projeId,
      LisansTurId: yillik.id,
      BayiId: Id,
      BaslamaTarihi: '2026-11-03',
      BitisTarihi: '2026-12-31',
      YillikBedel: 1_000_000,
    };
    tamam(await s.call(lisans.lisansKaydet, { lisans: l }, kim.token));
  };
  await ac(2, yoneten);
  await ac(6, altinci);
  const onizle = async () => tamam(await s.call(oda.bayiEkstreOnizle, { Id }, yoneten.token));
  // The statement of October has only licences that end soon.
  expect(await onizle()).toMatchObject({ Konu: 'Ekim 2026 ekstreniz', Acik: true, Bos: false, gonderilenler: [] });

  s.saat.simdi = new Date('2026-12-01T07:00:00Z');
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  const once = await onizle();
  expect(once).toMatchObject({ Alici: 'ekstre@bayi.example', Konu: 'Kasım 2026 ekstreniz', Eksik: true });
  expect(once.Metin).toContain('Yeni lisanslar (1)');
  expect(once.Metin).toContain('03.11.2026 · Ekstre Bir');
  expect(once.Metin).not.toContain('Ekstre İki');

  await Promise.all([calistir('2026-12-01T07:00:00Z'), calistir('2026-12-01T07:00:00Z')]);
  await calistir('2026-12-02T07:00:00Z');
  const [giden, ...fazla] = await postalar('ekstre@bayi.example');
  expect(fazla).toEqual([]);
  expect(giden?.konu).toBe('Kasım 2026 ekstreniz');
  expect(giden?.metin).toContain('Yeni lisanslar (2)');
  expect(giden?.metin).toContain('₺20.000,00');
  expect(giden?.metin).toContain('Önümüzdeki 60 günde bitecek lisanslar (2)');
  expect([await postalar('yok@bayi.example'), await postalar('sessiz@bayi.example')]).toEqual([[], []]);
  expect((await onizle()).gonderilenler).toMatchObject([{ Donem: '2026-11-01', Alici: 'ekstre@bayi.example' }]);
  expect((await detay(Id)).hareketlist[0]).toMatchObject({ Baslik: 'Aylık ekstre gönderildi', Aciklama: 'Kasım 2026' });
  expect(bos).toBeGreaterThan(0);

  // Later in the month nothing is sent, not even to a dealer that switches the statement on then.
  const gec = await acilan({ Ad: 'Geç Bayi', Eposta: 'gec@bayi.example', Ekstre: true });
  expect(gec).toBeGreaterThan(0);
  await calistir('2026-12-20T07:00:00Z');
  expect(await postalar('gec@bayi.example')).toEqual([]);
  // A dealer that switches it off does not get the next one.
  const { bayi } = await detay(Id);
  const { Ad, Aktif, Surum, Eposta, ProjeIdler } = bayi;
  tamam(await kaydet({ Id, Surum, Ad, Aktif, Eposta, ProjeIdler, Ekstre: false }, []));
  await calistir('2027-01-02T07:00:00Z');
  expect(await postalar('ekstre@bayi.example')).toHaveLength(1);
});
