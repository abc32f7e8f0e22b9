import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { Button } from '@mantine/core';
import { izin as oda } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { izinAraligiYaz, izinSuresiYaz } from './IzinKutusu.tsx';

/** A version in one line. Unknown parts of early versions are left out. */
const hali = (k: Partial<IzinSatiri>): string =>
  [
    k.izinTur,
    k.Baslangic !== undefined &&
      k.Bitis !== undefined &&
      izinAraligiYaz({
        Baslangic: k.Baslangic,
        Bitis: k.Bitis,
        Izin_Baslama_Saati: k.Izin_Baslama_Saati ?? null,
        Izin_Bitis_Saati: k.Izin_Bitis_Saati ?? null,
      }),
    k.KullanilanGun !== undefined &&
      k.KullanilanSaat !== undefined &&
      izinSuresiYaz({ KullanilanGun: k.KullanilanGun, KullanilanSaat: k.KullanilanSaat }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Every version of one leave, the newest first (settled: leave 6). */
export default function IzinGecmisiDialog({ izin, onClose }: { izin: IzinSatiri; onClose: () => void }) {
  const gecmis = useEndpoint(oda.izinGecmisi, { Id: izin.Id }, { refetchOnMount: 'always' });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`İzin Geçmişi: ${izin.izinTur}, ${izinAraligiYaz(izin)}`}
      width={640}
      readOnly
      footer={
        <Button onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Gecmis
        label="İznin bütün versiyonları"
        rows={gecmis.data?.gecmis.map((g) => ({
          key: g.Surum,
          zaman: g.Zaman,
          baslik: g.Eylem,
          kisi: g.Kisi,
          ek: <span className="tnum">{hali(g.Kayit)}</span>,
          aciklama: g.Kayit.Aciklama,
        }))}
        error={gecmis.error}
        onRetry={() => void gecmis.refetch()}
        empty="Bu iznin eski versiyonu yok."
      />
    </Dialog>
  );
}
