import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz, TATIL_GUNLERI } from '@masabasi/core/izin/izin/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Text } from '@mantine/core';
import { showNearest } from '../../ui/showNearest.ts';
import type { formAlanlari, IzinGerekli } from './IzinAlanlari.tsx';
import css from './IzinFarki.module.css';

export interface IzinFarkiProps {
  readonly benim: Omit<ReturnType<typeof formAlanlari>, 'Tatil_Gunleri'> & {
    readonly Tatil_Gunleri: number;
    readonly KullanilanGun: number | null;
    readonly KullanilanSaat: number | null;
  };
  readonly guncel: IzinSatiri;
  readonly gerekli: IzinGerekli | undefined;
  readonly onBenimki: () => void;
  readonly onGuncel: () => void;
}

/** Another person saved the same leave first: both versions side by side, with a button for each. */
export function IzinFarki({ benim, guncel, gerekli, onBenimki, onGuncel }: IzinFarkiProps) {
  const tur = (id: number | null) => gerekli?.izintur.find((t) => t.Id === id)?.Ad ?? '';
  const tatil = (id: number) => TATIL_GUNLERI.find((t) => t.Id === id)?.Ad ?? '';
  const gun = (t: string | null) => (t === null ? '' : tarihYaz(t));
  const sayi = (n: number | null) => (n === null ? '' : gunSayisiYaz(n));
  const satirlar: readonly (readonly [string, string, string])[] = [
    ['Tatil Günleri', tatil(benim.Tatil_Gunleri), tatil(guncel.Tatil_Gunleri)],
    ['İzin Türü', tur(benim.Tur), guncel.izinTur],
    ['İzin Başlangıcı', gun(benim.Baslangic), gun(guncel.Baslangic)],
    ['İzin Bitişi', gun(benim.Bitis), gun(guncel.Bitis)],
    ['Başlama Saati', benim.Izin_Baslama_Saati ?? '', guncel.Izin_Baslama_Saati ?? ''],
    ['Bitiş Saati', benim.Izin_Bitis_Saati ?? '', guncel.Izin_Bitis_Saati ?? ''],
    ['Kullanılan Saat', sayi(benim.KullanilanSaat), sayi(guncel.KullanilanSaat)],
    ['Kullanılan Gün', sayi(benim.KullanilanGun), sayi(guncel.KullanilanGun)],
    ['Açıklama', benim.Aciklama, guncel.Aciklama],
  ];
  return (
    <Box
      ref={showNearest}
      component="section"
      p={12}
      bg="var(--warn-soft)"
      bd="1px solid var(--warn)"
      bdrs={8}
      aria-label="İki versiyon"
    >
      <Text mb={8}>
        <b>Bu izin siz çalışırken değişti.</b>{' '}
        {guncel.Duzenleyen && guncel.EditDateTime && (
          <>
            {guncel.Duzenleyen}, {zamanYaz(guncel.EditDateTime)}
          </>
        )}
      </Text>
      <div style={{ overflowX: 'auto' }}>
        <table className={`tnum ${css.tablo}`} aria-label="Sizin yazdığınız ile kayıttaki">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Alan</span>
              </th>
              <th scope="col">Sizin yazdığınız</th>
              <th scope="col">Kayıttaki</th>
            </tr>
          </thead>
          <tbody>
            {satirlar
              .filter(([, a, b]) => a !== '' || b !== '')
              .map(([ad, a, b]) => (
                <tr key={ad} data-farkli={a !== b || undefined}>
                  <th scope="row">
                    {ad}
                    {a !== b && <span className="visually-hidden"> (farklı)</span>}
                  </th>
                  <td>{a || '–'}</td>
                  <td>{b || '–'}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <Flex gap={8} wrap="wrap" justify="flex-end" mt={8}>
        <Button variant="default" onClick={onGuncel}>
          Kayıttakini Al
        </Button>
        <Button onClick={onBenimki}>Benimkini Kaydet</Button>
      </Flex>
    </Box>
  );
}
