import { AKTARIM_SUTUNLARI, type AktarimKaydi, EN_COK_SATIR, personelTablosu } from '@masabasi/core/personelAktarim';
import type { Basari } from '@masabasi/core/endpoint';
import { personel as oda } from '@masabasi/core/personel/contract';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { ApiError, read } from '../cagri.ts';
import { indir } from '../indir.ts';
import { tabloDosyasi, TabloHatasi, tabloSatirlari } from '../tablo.ts';
import { CheckField } from '../ui/CheckField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SpreadsheetPicker } from '../ui/SpreadsheetPicker.tsx';
import css from './AktarDialog.module.css';
import { AktarSonuclari } from './AktarSonuclari.tsx';

type Sonuclar = Basari<typeof oda.personelAktarDene>['sonuclar'];
interface Okunan {
  readonly dosya: string;
  readonly kayitlar: readonly AktarimKaydi[];
  readonly taninmayan: readonly string[];
  readonly sonuclar: Sonuclar;
}

const sablonuIndir = async () =>
  indir(
    await tabloDosyasi(
      'Personel',
      AKTARIM_SUTUNLARI.map((s) => ({ baslik: s.baslik, en: 18 })),
      [],
    ),
    'Personel Şablonu.xlsx',
  );

/** Staff from a spreadsheet in three steps: the file, what would come of it, what came of it. */
export default function AktarDialog({ onClose }: { onClose: () => void }) {
  const [okunan, setOkunan] = useState<Okunan | null>(null);
  const [atla, setAtla] = useState(false);
  const [bekliyor, setBekliyor] = useState(false);
  const aktar = useFormAction(oda.personelAktar, {});
  const biten = aktar.data?.durum ? aktar.data : null;

  const bekleyerek = async (is: () => Promise<void>) => {
    setBekliyor(true);
    aktar.setMessage(null);
    try {
      await is();
    } catch (h) {
      if (!(h instanceof TabloHatasi || h instanceof ApiError)) throw h;
      aktar.setMessage(h.message);
    } finally {
      setBekliyor(false);
    }
  };
  const oku = (dosya: File) =>
    bekleyerek(async () => {
      const tablo = personelTablosu(await tabloSatirlari(dosya));
      if (tablo.hata !== null) throw new TabloHatasi(tablo.hata);
      const { sonuclar } = await read(oda.personelAktarDene, { kayitlar: [...tablo.kayitlar] });
      setOkunan({ dosya: dosya.name, kayitlar: tablo.kayitlar, taninmayan: tablo.taninmayan, sonuclar });
    });

  const say = (s: Sonuclar[number]['Sonuc']) => okunan?.sonuclar.filter((r) => r.Sonuc === s).length ?? 0;
  const yazilacak = say('Eklenecek') + say('Güncellenecek');
  const hatali = say('Hatalı');
  const gonder = () => {
    aktar.setMessage(null);
    if (okunan) aktar.mutate({ kayitlar: [...okunan.kayitlar], hatalilariAtla: atla ? 1 : 0 });
  };
  const baslik = biten ? 'Aktarım Bitti' : okunan ? 'İçe Aktar: Önizleme' : 'İçe Aktar: Dosya';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={baslik}
      width={okunan && !biten ? 1000 : 560}
      footer={
        biten ? (
          <Button data-autofocus onClick={onClose}>
            Kapat
          </Button>
        ) : okunan ? (
          <>
            <Button variant="default" onClick={() => setOkunan(null)}>
              Başka Dosya
            </Button>
            <Button loading={aktar.isPending} disabled={yazilacak === 0 || (hatali > 0 && !atla)} onClick={gonder}>
              {yazilacak === 0 ? 'Aktarılacak Kayıt Yok' : `${yazilacak} Kişiyi Aktar`}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
        )
      }
    >
      {biten ? (
        <div className={css.sonuc} role="status">
          <IconCircleCheck size={32} stroke={1.5} aria-hidden />
          <p className={css.buyuk}>
            {biten.eklenen} kişi eklendi, {biten.guncellenen} kişi güncellendi.
          </p>
          <p className={css.soluk}>
            {biten.degismeyen} kişide değişiklik yok{biten.atlanan > 0 && `, ${biten.atlanan} hatalı satır atlandı`}.
          </p>
        </div>
      ) : okunan ? (
        <>
          <AktarSonuclari dosya={okunan.dosya} taninmayan={okunan.taninmayan} sonuclar={okunan.sonuclar} />
          {hatali > 0 && (
            <CheckField
              className={css.atla}
              label={`${hatali} hatalı satırı atla, kalanları aktar`}
              value={atla}
              onChange={setAtla}
            />
          )}
        </>
      ) : (
        <div className={css.adim}>
          <p className={css.metin}>
            Excel (.xlsx, .xls) ya da CSV dosyası seçiniz. İlk satırda başlıklar bulunmalıdır; bir dosyada en fazla{' '}
            {EN_COK_SATIR} kişi olabilir. Kişiler kullanıcı adına göre eşleştirilir: bilinenler güncellenir, yeniler
            eklenir, boş hücreler bir şey değiştirmez. Önce ne olacağını görürsünüz.
          </p>
          <SpreadsheetPicker
            label="Personel dosyası"
            loading={bekliyor}
            onFile={(dosya) => void oku(dosya)}
            onTemplate={() => void bekleyerek(sablonuIndir)}
          />
          <p className={css.soluk}>Sütunlar: {AKTARIM_SUTUNLARI.map((s) => s.baslik).join(', ')}.</p>
        </div>
      )}
      <FormError message={aktar.message} />
    </Dialog>
  );
}
