import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { yapistirilanAd } from '@masabasi/core/platform/dosya/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import sharp from 'sharp';
import { belgeYaz } from '@masabasi/server/platform/document/belge';
import type { Db } from '@masabasi/server/platform/db/connect';
import { hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { HazirDosya } from '@masabasi/server/room';
import { dosyaEkle } from '@masabasi/server/platform/dosya/queries';
import { bicim, resimDosyasi } from '@masabasi/server/platform/dosya/resim';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/**
 * Files of some of the demo company's customers: a contract, a screenshot of a message, a note. Files of one kind share
 * their bytes.
 */

const MUSTERI_SAYISI = 12;
const DAKIKA_MS = 60_000;
const GUN_MS = 24 * 60 * DAKIKA_MS;

/** A window with a message, drawn without letters because fonts differ between machines. */
const EKRAN = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="760">
  <rect width="1280" height="760" fill="#dfe5ee"/>
  <rect width="1280" height="44" fill="#31557f"/><rect x="16" y="14" width="180" height="16" rx="8" fill="#9db7d6"/>
  <rect x="0" y="44" width="220" height="716" fill="#f4f6f9"/>
  ${[0, 1, 2, 3, 4, 5, 6].map((n) => `<rect x="24" y="${80 + n * 44}" width="${120 + (n % 3) * 20}" height="14" rx="7" fill="#b9c4d3"/>`).join('')}
  ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<rect x="252" y="${84 + n * 62}" width="996" height="46" rx="6" fill="#ffffff"/><rect x="276" y="${100 + n * 62}" width="${240 + (n % 4) * 70}" height="14" rx="7" fill="#c9d2de"/>`).join('')}
  <rect x="390" y="250" width="560" height="230" rx="10" fill="#ffffff" stroke="#b42318" stroke-width="3"/>
  <circle cx="450" cy="320" r="28" fill="#c4281c"/><rect x="445" y="302" width="10" height="24" rx="5" fill="#fff"/><circle cx="450" cy="336" r="6" fill="#fff"/>
  <rect x="502" y="298" width="380" height="16" rx="8" fill="#5c6675"/><rect x="502" y="330" width="300" height="14" rx="7" fill="#a7b0bd"/>
  <rect x="800" y="416" width="120" height="38" rx="6" fill="#31557f"/>
</svg>`;

const sozlesme = ({ bugun }: OrnekOrtami): Promise<Buffer> =>
  belgeYaz(
    {
      sirket: 'Masabaşı Yazılım',
      baslik: 'BAKIM VE DESTEK SÖZLEŞMESİ',
      kunye: `Düzenlenme: ${tarihYaz(bugun)}`,
      ad: 'Bakım ve destek sözleşmesi',
    },
    (b) => {
      b.bolum('Kapsam', () => {
        b.paragraf('Yazılımın güncel tutulması, uzaktan destek ve yılda iki kez yerinde eğitim.');
      });
      b.imzalar([
        ['Müşteri', null],
        ['Masabaşı Yazılım', null],
      ]);
    },
  );

async function dosyalari(o: OrnekOrtami): Promise<readonly HazirDosya[]> {
  const [pdf, ekran] = await Promise.all([
    sozlesme(o),
    sharp(Buffer.from(EKRAN))
      .png()
      .toBuffer()
      .then((veri) => resimDosyasi(yapistirilanAd(o.simdi.getTime() - GUN_MS), 'image/png', veri)),
  ]);
  if (typeof ekran === 'string') throw new Error(ekran);
  const not = Buffer.from('Sunucu bilgisayarı muhasebe odasında. Bağlantı için önce bilgi işlem aranır.\r\n');
  return [
    { ad: 'Bakım sözleşmesi.pdf', tip: 'application/pdf', asil: bicim(pdf), orta: null, kucuk: null },
    { ad: 'Kurulum notu.txt', tip: 'text/plain', asil: bicim(not), orta: null, kucuk: null },
    ekran,
  ];
}

const musterileri = (db: Db) =>
  db.selectFrom('musteri').select(['id', 'yazan_id']).orderBy('id').limit(MUSTERI_SAYISI).execute();

async function yaz(o: OrnekOrtami): Promise<void> {
  const { db, simdi } = o;
  const [hepsi, musteriler] = await Promise.all([dosyalari(o), musterileri(db)]);
  for (const [n, { id, yazan_id }] of musteriler.entries()) {
    const zaman = new Date(simdi.getTime() - (n + 2) * 97 * DAKIKA_MS);
    const dosyalar = hepsi.slice(n % 2);
    await dosyaEkle(db, { nesne: 'musteri', id }, dosyalar, yazan_id, zaman);
    const aciklama = dosyalar.map((d) => d.ad).join(', ');
    await hareketleriYaz(db, MUSTERI_HAREKETLERI, [
      { id, tur: 'dosya', baslik: 'Dosya eklendi', aciklama, zaman, kisi: yazan_id },
    ]);
  }
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'dosya', sonra: ['musteri'], yaz }];
