import { BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import type { AramaUcu, Bulunan } from '@masabasi/core/platform/search/aramaUcu';
import type { CallOf } from '@masabasi/core/platform/call/call';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { aday } from '../../calls/aday.ts';
import { bayi } from '../../calls/bayi.ts';
import { analiz } from '../../calls/analiz.ts';
import { egitim } from '../../calls/egitim.ts';
import { fatura } from '../../calls/fatura.ts';
import { gorev } from '../../calls/gorev.ts';
import { gorusme } from '../../calls/gorusme.ts';
import { lisans } from '../../calls/lisans.ts';
import { musteri } from '../../calls/musteri.ts';
import { personel } from '../../calls/personel.ts';
import { projetakip } from '../../calls/projetakip.ts';
import { teklif } from '../../calls/teklif.ts';
import { toplanti } from '../../calls/toplanti.ts';
import { versiyon } from '../../calls/versiyon.ts';
import { webistek } from '../../calls/webistek.ts';
import { yazisma } from '../../calls/yazisma.ts';
import { ziyaret } from '../../calls/ziyaret.ts';
import { endpointQuery, useEndpoint } from '../../platform/call/api.ts';
import { type Ben, sorumlu } from '../../platform/session/ben.ts';
import { eslesenler } from '../../platform/search/eslesme.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { type Acilan, ACILANLAR, type SonAcilan } from '../../platform/list/sonAcilan.ts';

/** Results of the server for the global search: one call, in which every kind checks its own permission. */

interface Kaynak {
  readonly ad: string;
  readonly uc: CallOf<AramaUcu>;
  /** Fewest letters for a search. */
  readonly enAz: number;
  /** True when the person may read the list of this kind. The server checks it again. */
  readonly acik: (ben: Ben) => boolean;
}

const acar = (ben: Ben, sayfalar: readonly string[]) => sayfalar.some((yol) => ben.acar(yol));

/** In the order of the results. */
export const KAYNAKLAR: Readonly<Record<Acilan, Kaynak>> = {
  musteri: { ad: 'Müşteriler', uc: musteri.musteriBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.musteri) },
  personel: {
    ad: 'Çalışanlar',
    uc: personel.personelBul,
    enAz: 2,
    acik: (ben) => acar(ben, SAYFA.personel) && sorumlu(ben, YETKI.personelYonet),
  },
  gorusme: { ad: 'Görüşmeler', uc: gorusme.gorusmeBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.gorusme) },
  webistek: { ad: 'Web İstekleri', uc: webistek.webistekBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.webistek) },
  egitim: { ad: 'Eğitimler', uc: egitim.egitimBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.egitim) },
  analiz: { ad: 'Analizler', uc: analiz.analizBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.analiz) },
  lisans: { ad: 'Lisanslar', uc: lisans.lisansBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.lisans) },
  gorev: { ad: 'İşler', uc: gorev.gorevBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.isler) },
  versiyon: { ad: 'Versiyonlar', uc: versiyon.versiyonBul, enAz: 2, acik: (ben) => acar(ben, SAYFA.versiyon) },
  fatura: {
    ad: 'Faturalar',
    uc: fatura.faturaBul,
    enAz: 3,
    acik: (ben) => acar(ben, SAYFA.fatura) && ben.yetkisi(YETKI.maliGor),
  },
  prj: { ad: 'Proje Takibi', uc: projetakip.prjBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.projetakip) },
  toplanti: { ad: 'Toplantılar', uc: toplanti.toplantiBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.toplanti) },
  bayi: { ad: 'Bayiler', uc: bayi.bayiBul, enAz: 2, acik: (ben) => acar(ben, SAYFA.bayi) },
  ziyaret: { ad: 'Ziyaretler', uc: ziyaret.ziyaretBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.ziyaret) },
  aday: { ad: 'Adaylar', uc: aday.adayBul, enAz: 3, acik: (ben) => acar(ben, SAYFA.ziyaret) },
  teklif: {
    ad: 'Teklifler',
    uc: teklif.teklifBul,
    enAz: 3,
    acik: (ben) => acar(ben, SAYFA.teklif) && ben.yetkisi(YETKI.teklifGor),
  },
};

const BOS: readonly Bulunan[] = [];

export interface Meslektas {
  readonly Id: number;
  readonly Ad: string;
  readonly Departman: string;
  /** True when the searcher's board shows this colleague. */
  readonly panoda: boolean;
}
const HIC: readonly Meslektas[] = [];

/** Colleagues found by name, without the searcher: only people to whom the searcher may write. */
export function useMeslektaslar(ara: string, yanlis: boolean): readonly Meslektas[] {
  const ben = useBen();
  const enabled = acar(ben, SAYFA.yazisma) && ara.length >= 2;
  const { data } = useEndpoint(yazisma.yazismaKisileri, {}, { enabled, staleTime: 300_000 });
  if (!enabled || data === undefined) return HIC;
  const pano = acar(ben, SAYFA.mola);
  const hepsi = ben.yetkisi(YETKI.tumDepartmanlar);
  return eslesenler(
    ara,
    data.kisiler.map((k) => ({ ...k, ad: k.Ad, panoda: pano && (hepsi || k.Departman === data.Departman) })),
    yanlis,
  ).slice(0, BULUNAN_EN_COK);
}

/**
 * Search results of a text; without a text the records opened last.
 * @param yakin true: one typing mistake is forgiven
 */
export function useArananlar(ara: string, sonlar: readonly SonAcilan[], yakin = false) {
  const ben = useBen();
  const turler = ACILANLAR.filter((t) => KAYNAKLAR[t].acik(ben));
  const queries = turler.map((tur) => {
    const { uc, enAz } = KAYNAKLAR[tur];
    const idler = ara === '' ? sonlar.filter((s) => s.tur === tur).map((s) => s.Id) : [];
    return {
      ...endpointQuery(uc, { ara, idler, ...(yakin && { yakin }) }),
      enabled: ara === '' ? idler.length > 0 : ara.replace(/\s/g, '').length >= enAz,
      placeholderData: ara === '' ? undefined : keepPreviousData,
      gcTime: 60_000,
    };
  });
  return useQueries({
    queries,
    combine: (yanitlar) => ({
      suruyor: yanitlar.some((y) => y.isFetching),
      hata: yanitlar.find((y) => y.error)?.error ?? null,
      bulunanlar: turler.map((tur, i) => ({
        tur,
        ogeler: (queries[i]!.enabled ? (yanitlar[i]?.data?.bulunanlar ?? BOS) : BOS).slice(
          0,
          ara === '' ? undefined : BULUNAN_EN_COK,
        ),
      })),
    }),
  });
}
