import {
  AKTARIM_SUTUNLARI,
  type AktarimKaydi,
  EN_COK_SATIR,
  PERSONEL_TABLOSU,
  type PersonelTabloAlani,
  personelTablosu,
} from '@masabasi/core/kisi/personel/personelAktarim';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { duzenHatasi } from '@masabasi/core/platform/sheet/tablo';
import { Box, Button, Stack, Text } from '@mantine/core';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useState } from 'react';
import { personel as oda } from '../../calls/personel.ts';
import { useEndpoint, useFormAction } from '../../platform/call/api.ts';
import { ApiError, read } from '../../platform/call/cagri.ts';
import { indir } from '../../platform/call/indir.ts';
import { tabloDosyasi, TabloHatasi } from '../../platform/sheet/tablo.ts';
import {
  atlananSayfalar,
  dosyaSecimi,
  saklanacakDuzen,
  satirlari,
  type TabloSecimi,
} from '../../platform/sheet/tabloSecimi.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ColumnTargets } from '../../ui/ColumnTargets.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SpreadsheetPicker } from '../../ui/SpreadsheetPicker.tsx';
import { AktarSonuclari } from './AktarSonuclari.tsx';

type Sonuclar = Basari<typeof oda.personelAktarDene>['sonuclar'];
type Secim = TabloSecimi<PersonelTabloAlani>;
interface Okunan {
  readonly secim: Secim;
  readonly kayitlar: readonly AktarimKaydi[];
  readonly taninmayan: readonly string[];
  readonly atlanan: readonly string[];
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

/** Staff from a spreadsheet in three steps: file, preview, result. */
export default function AktarDialog({ onClose }: { onClose: () => void }) {
  const [okunan, setOkunan] = useState<Okunan | null>(null);
  const [secim, setSecim] = useState<Secim | null>(null);
  const duzenler = useEndpoint(oda.personelAktarDuzenleri, {}, { staleTime: 0 }).data?.duzenler ?? [];
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
  const dene = async (s: Secim) => {
    const tablo = personelTablosu(satirlari(s), s.duzen);
    if (tablo.hata !== null) throw new TabloHatasi(tablo.hata);
    const { kayitlar, taninmayan, atlanan = [] } = tablo;
    const { sonuclar } = await read(oda.personelAktarDene, { kayitlar: [...kayitlar] });
    setSecim(null);
    setOkunan({ secim: s, kayitlar, taninmayan, atlanan: [...atlananSayfalar(s), ...atlanan], sonuclar });
  };
  const oku = (dosya: File) =>
    bekleyerek(async () => {
      const s = await dosyaSecimi(PERSONEL_TABLOSU, dosya, duzenler);
      if (s.sorular.length > 0) setSecim(s);
      else await dene(s);
    });
  const sutunlarlaDene = (s: Secim) =>
    bekleyerek(async () => {
      const yanlis = duzenHatasi(PERSONEL_TABLOSU, s.duzen);
      if (yanlis !== null) throw new TabloHatasi(yanlis);
      await dene({ ...s, secildi: true });
    });

  const say = (s: Sonuclar[number]['Sonuc']) => okunan?.sonuclar.filter((r) => r.Sonuc === s).length ?? 0;
  const yazilacak = say('Eklenecek') + say('Güncellenecek');
  const hatali = say('Hatalı');
  const gonder = () => {
    aktar.setMessage(null);
    if (okunan)
      aktar.mutate({
        kayitlar: [...okunan.kayitlar],
        hatalilariAtla: atla ? 1 : 0,
        duzen: saklanacakDuzen(okunan.secim),
      });
  };
  const baslik = biten
    ? 'Aktarım Bitti'
    : okunan
      ? 'İçe Aktar: Önizleme'
      : secim
        ? 'İçe Aktar: Sütunlar'
        : 'İçe Aktar: Dosya';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={baslik}
      width={biten ? 560 : okunan ? 1000 : secim ? 860 : 560}
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
            <Button
              variant="default"
              onClick={() => {
                setSecim(okunan.secim);
                setOkunan(null);
              }}
            >
              Sütunları Seç
            </Button>
            <Button loading={aktar.isPending} disabled={yazilacak === 0 || (hatali > 0 && !atla)} onClick={gonder}>
              {yazilacak === 0 ? 'Aktarılacak Kayıt Yok' : `${yazilacak} Kişiyi Aktar`}
            </Button>
          </>
        ) : secim ? (
          <>
            <Button variant="default" disabled={bekliyor} onClick={() => setSecim(null)}>
              Başka Dosya
            </Button>
            <Button loading={bekliyor} onClick={() => void sutunlarlaDene(secim)}>
              Önizle
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
        <Stack gap={8} align="center" py={16} ta="center" role="status">
          <IconCircleCheck size={32} stroke={1.5} color="var(--ok)" aria-hidden />
          <Text fz={16} fw={600}>
            {biten.eklenen} kişi eklendi, {biten.guncellenen} kişi güncellendi.
          </Text>
          <Text c="dimmed">
            {biten.degismeyen} kişide değişiklik yok{biten.atlanan > 0 && `, ${biten.atlanan} hatalı satır atlandı`}.
          </Text>
        </Stack>
      ) : okunan ? (
        <>
          <AktarSonuclari
            dosya={okunan.secim.dosya.name}
            taninmayan={okunan.taninmayan}
            atlanan={okunan.atlanan}
            sonuclar={okunan.sonuclar}
          />
          {hatali > 0 && (
            <Box mt={12}>
              <CheckField label={`${hatali} hatalı satırı atla, kalanları aktar`} value={atla} onChange={setAtla} />
            </Box>
          )}
        </>
      ) : secim ? (
        <Stack gap={16}>
          <ColumnTargets format={PERSONEL_TABLOSU} choice={secim} onChange={setSecim} known={duzenler} error={null} />
        </Stack>
      ) : (
        <Stack gap={16}>
          <Text>
            Excel (.xlsx, .xls) ya da CSV dosyası seçiniz; bir dosyada en fazla {EN_COK_SATIR} kişi olabilir. Sütunlar
            başlıklarından tanınır; emin olunmayanlar size sorulur. Kişiler kullanıcı adına göre eşleştirilir:
            bilinenler güncellenir, yeniler eklenir, boş hücreler bir şey değiştirmez. Önce ne olacağını görürsünüz.
          </Text>
          <SpreadsheetPicker
            label="Personel dosyası"
            loading={bekliyor}
            onFile={(dosya) => void oku(dosya)}
            onTemplate={() => void bekleyerek(sablonuIndir)}
          />
          <Text c="dimmed">Sütunlar: {AKTARIM_SUTUNLARI.map((s) => s.baslik).join(', ')}.</Text>
        </Stack>
      )}
      <FormError message={aktar.message} />
    </Dialog>
  );
}
