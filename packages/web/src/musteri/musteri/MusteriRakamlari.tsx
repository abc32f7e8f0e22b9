import { Flex } from '@mantine/core';
import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { kurus, paraYaz, toplamYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Link } from 'react-router';
import { gorusmeler as masa } from '../../calls/gorusmeler.ts';
import { gelir } from '../../calls/gelir.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { SlaSaati } from '../../masa/gorusme/SlaSaati.tsx';
import { useMusteriLisanslari } from '../lisans/musteriLisanslari.ts';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
import { Tiles } from '../../ui/Tiles.tsx';

/** Number of valid licences, their nearest end, and their yearly price. */
function lisansRakamlari(lisanslar: readonly LisansSatiri[]) {
  const gecerli = lisanslar.filter((l) => l.Durum === 'Aktif' || l.Durum === 'Demo');
  const bitis = gecerli.flatMap((l) => l.BitisTarihi ?? []).toSorted()[0];
  const bedeller = Map.groupBy(gecerli, (l) => l.ParaBirimi);
  const yillik = [...bedeller]
    .map(([birim, satirlar]) => paraYaz(kurus(satirlar.reduce((t, l) => t + l.YillikBedel, 0)), birim))
    .join(' + ');
  return { adet: gecerli.length, bitis, yillik: gecerli.some((l) => l.YillikBedel > 0) ? yillik : null };
}

/** A customer's debt. Null: the reader may not see money, or not all of it. */
function useBorc(MusteriId: number) {
  const gorur = useYetkiVar(YETKI.maliGor);
  const { data } = useEndpoint(gelir.musteriCari, { MusteriId }, { enabled: gorur });
  if (data?.Tam !== true) return null;
  const yaz = (ne: 'Bakiye' | 'Gecikmis') => {
    const olanlar = data.bakiyeler.filter((b) => b[ne] > 0).map((b) => [b.Birim, b[ne]] as const);
    return olanlar.length === 0 ? null : toplamYaz(olanlar);
  };
  return { borc: yaz('Bakiye') ?? 'Yok', gecikmis: yaz('Gecikmis') };
}

/** The most important facts of a customer's card: open tickets with their promises, and the next dates. */
export function MusteriRakamlari({ musteriId }: { readonly musteriId: number }) {
  const ben = useBen();
  const acar = SAYFA.gorusme.some((sayfa) => ben.acar(sayfa));
  const { data: m } = useEndpoint(masa.musteriMasasi, { MusteriId: musteriId }, { refetchOnMount: 'always' });
  const okunan = useMusteriLisanslari(musteriId).data?.lisanslist;
  const borc = useBorc(musteriId);
  const lisans = okunan && lisansRakamlari(okunan);
  // Open tickets come first, the nearest promise at the top.
  const ilk = m && m.Acik > 0 ? m.gorusmelist[0] : undefined;
  const no = ilk && (acar ? <Link to={`/islemler/musterigorusme/detay?id=${ilk.Id}`}>{ilk.No}</Link> : ilk.No);
  return (
    <Tiles
      label="Müşterinin rakamları"
      tiles={[
        {
          label: 'Açık görüşme',
          value: m?.Acik,
          note: ilk && (
            <Flex component="span" display="inline-flex" gap={8} wrap="wrap">
              {no}
              <SlaSaati {...ilk} />
            </Flex>
          ),
        },
        { label: 'Son görüşme', value: m && (m.SonGorusme === null ? 'Yok' : zamanYaz(m.SonGorusme)) },
        {
          label: 'Geçerli lisans',
          value: lisans?.adet,
          note: lisans?.bitis && `Sıradaki bitiş ${tarihYaz(lisans.bitis)}`,
        },
        ...(lisans?.yillik ? [{ label: 'Yıllık bedel', value: lisans.yillik }] : []),
        ...(borc === null
          ? []
          : [{ label: 'Borç', value: borc.borc, note: borc.gecikmis && `Gecikmiş ${borc.gecikmis}` }]),
        { label: 'Bekleyen web isteği', value: m?.AcikWebistek },
        { label: 'Planlı eğitim', value: m?.PlanliEgitim, note: m?.SiradakiEgitim && zamanYaz(m.SiradakiEgitim) },
      ]}
    />
  );
}
