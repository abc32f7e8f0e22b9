import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { akisAc } from '../packages/server/src/testing/akis.ts';
import { COMPANY, LICENCE, PASSWORD, type Person } from './prove/company.ts';
import { type Shot, openLoop, shot } from './prove/load.ts';
import { meter, runningCompany } from './prove/running.ts';

/**
 * The cost of each kind of call in processor time of the server and its database, and the cost of a change with many
 * listeners. docs/olcek.md computes from these how much a machine carries.
 */
const RATE = 40;
const SANIYE = Number(process.env['BENCH_SECONDS'] ?? 15);
const AKIS = 300;

const geri: (() => unknown)[] = [];
try {
  const calisan = await runningCompany({ after: (g) => void geri.push(g) }, { sessions: COMPANY.people });
  const { product, people } = calisan;
  const kisi = (n: number): Person => people[n % people.length]!;
  const ayricalikli = people[0]!.token;
  let degisen = 0;
  /** Everybody goes on a break, then everybody comes back. Continues from the state of the last call. */
  const degisim = (): Shot => {
    const n = degisen++;
    const { id, token } = kisi(n);
    const moladurum = Math.floor(n / people.length) % 2 === 0 ? 645 : 651;
    return shot(mola.moladurumGuncelle, 'degisim', token, { userid: id, moladurum });
  };
  const turler: Record<string, (n: number) => Shot> = {
    pano: (n) => shot(mola.departmanMola, 'pano', kisi(n).token, { departmanId: kisi(n).departmentId }),
    degisim,
    izin_listesi: (n) => shot(izin.personelizinlist, 'izin', kisi(n).token, { UserId: kisi(n).id }),
    kendi_bilgisi: (n) => shot(oturum.userbilgi, 'bilgi', kisi(n).token, {}),
    tanimlar: (n) => shot(tanim.musterigerekli, 'tanim', kisi(n).token, {}),
    musteri_arama: (n) => shot(musteri.musterilist, 'musteri', ayricalikli, { ara: `öztürk ${n % 90}` }),
    giris: (n) =>
      shot(oturum.login, 'giris', 'henuz-yok-henuz-yok-henuz-yok', {
        UserName: `yuk${1 + (n % people.length)}`,
        Password: PASSWORD,
        lisans: LICENCE,
      }),
  };
  await openLoop(product.url, { rate: RATE, seconds: 5, next: turler['pano']! });
  for (const [ad, next] of Object.entries(turler)) {
    const hiz = ad === 'giris' ? RATE / 4 : RATE;
    await openLoop(product.url, { rate: hiz, seconds: 3, next });
    const harcanan = meter(calisan);
    const vuruslar = await openLoop(product.url, { rate: hiz, seconds: SANIYE, next });
    const { server, database } = harcanan();
    const hatali = vuruslar.filter((v) => v.status !== 200).length;
    if (hatali > 0) throw new Error(`${ad}: ${hatali} hatalı yanıt`);
    const [sunucu, veritabani] = [server, database].map((ms) => (ms / vuruslar.length).toFixed(2));
    console.log(`BENCH maliyet ${ad} sunucu=${sunucu} ms veritabani=${veritabani} ms`);
  }
  const akislar = await Promise.all(Array.from({ length: AKIS }, (_, n) => akisAc(product.url, kisi(n).token)));
  const harcanan = meter(calisan);
  const degisimler = 200;
  await openLoop(product.url, { rate: 20, seconds: degisimler / 20, next: degisim });
  console.log(`BENCH maliyet akis=${AKIS} degisim_sunucu=${(harcanan().server / degisimler).toFixed(2)} ms`);
  for (const a of akislar) a.kes();
} finally {
  for (const g of geri.toReversed()) await g();
}
