import { type GorusmeKarti, type KardesGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { GORUSME_SURECI, gorusmeAcik, type GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import { sozIster } from '@masabasi/core/masa/gorusmeler/rules';
import { SAYFA, type Sayfa } from '@masabasi/core/platform/screen/sayfa';
import { type SunulanGecis, sunulanlar } from '@masabasi/core/platform/process/surec';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconArrowRight from '~icons/tabler/arrow-right';
import IconArrowMerge from '~icons/tabler/arrow-merge';
import IconArrowsSplit2 from '~icons/tabler/arrows-split-2';
import IconDots from '~icons/tabler/dots';
import IconHandStop from '~icons/tabler/hand-stop';
import IconMessages from '~icons/tabler/messages';
import IconPackage from '~icons/tabler/package';
import IconPencil from '~icons/tabler/pencil';
import IconSchool from '~icons/tabler/school';
import IconStar from '~icons/tabler/star';
import IconUserShare from '~icons/tabler/user-share';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useAction } from '../../platform/call/api.ts';
import { useBen, useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { Menu } from '../../ui/Menu.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const DemoDialog = onDemand(() => import('../../musteri/demo/DemoDialog.tsx'));
const EgitimDialog = onDemand(() => import('../egitim/EgitimDialog.tsx'));
const AnketGonderDialog = onDemand(() => import('../memnuniyet/AnketGonderDialog.tsx'));
const GorusmeAtaDialog = onDemand(() => import('./GorusmeAtaDialog.tsx'));
const GorusmeAyirDialog = onDemand(() => import('./GorusmeAyirDialog.tsx'));
const GorusmeBirlestirDialog = onDemand(() => import('./GorusmeBirlestirDialog.tsx'));
const GorusmeDialog = onDemand(() => import('./GorusmeDialog.tsx'));
const GorusmeDurumDialog = onDemand(() => import('./GorusmeDurumDialog.tsx'));

/** The usual next state of each state. */
const SIRADAKI: Partial<Record<GorusmeDurumu, GorusmeDurumu>> = {
  atandi: 'islemde',
  islemde: 'cozuldu',
  musteri: 'islemde',
  yazilim: 'islemde',
  cozuldu: 'kapandi',
};
type Acik =
  | { readonly tur: 'ata' | 'duzenle' | 'birlestir' | 'ayir' | 'egitim' | 'demo' | 'anket' }
  | { readonly tur: 'durum'; readonly gecis: SunulanGecis<GorusmeDurumu> };

export interface GorusmeIslemleriProps {
  readonly g: GorusmeKarti;
  /** The customer's other tickets. */
  readonly digerleri: readonly KardesGorusme[];
  /** Opens the next of the person's own tickets. */
  readonly onSiradaki: () => void;
}

/** The acts on a ticket: the next step as the one blue button, the others in a menu. */
export function GorusmeIslemleri({ g, digerleri: kardesler, onSiradaki }: GorusmeIslemleriProps) {
  const ben = useKullanici();
  const { acar: sayfaAcar } = useBen();
  const acar = (sayfalar: readonly Sayfa[]) => sayfalar.some((sayfa) => sayfaAcar(sayfa));
  const dagitir = useYetkiVar(YETKI.gorusmeDagit);
  const [acik, setAcik] = useState<Acik | null>(null);
  const degistir = useAction(oda.gorusmeDurumGuncelle, {
    onSuccess: () => bildir({ baslik: 'Görüşmenin durumu değişti', tur: 'success' }),
  });
  const ustlen = useAction(oda.gorusmeUstlen, {
    onSuccess: () => bildir({ baslik: 'Görüşmeyi üstlendiniz', tur: 'success' }),
  });
  const git = useNavigate();
  const mesgul = degistir.isPending || ustlen.isPending;
  const kapat = () => setAcik(null);
  const gecisler = sunulanlar(GORUSME_SURECI, g, { Id: ben.Id, dagitir }).filter((s) => s.engel === null);
  const siradaki = gecisler.find((s) => s.nereye === SIRADAKI[g.DurumAnahtar]);
  const yap = (gecis: SunulanGecis<GorusmeDurumu>) => {
    if (!sozIster(g.DurumAnahtar, gecis.nereye)) degistir.mutate({ Id: g.Id, Surum: g.Surum, Durum: gecis.nereye });
    else setAcik({ tur: 'durum', gecis });
  };
  const benim = g.AtananId === ben.Id || dagitir;
  const musteri = { Id: g.MusteriId, Ad: g.Musteri };
  const nedeni = `${g.No}: ${g.Baslik}`;
  const acikMi = gorusmeAcik(g.DurumAnahtar);
  const acikKardesler = kardesler.filter((k) => k.Id !== g.Id && gorusmeAcik(k.DurumAnahtar));
  const birlesir = acikMi && acikKardesler.length > 0 && (benim || g.AtananId === null);
  const digerleri = [
    ...(acikMi && (benim || g.AcanId === ben.Id)
      ? [{ label: 'Düzenle', icon: <IconPencil size={16} />, onClick: () => setAcik({ tur: 'duzenle' }) }]
      : []),
    ...gecisler
      .filter((s) => s !== siradaki && s.nereye !== 'iptal')
      .map((s) => ({ label: s.ad, onClick: () => yap(s) })),
    ...(acikMi && benim
      ? [{ label: 'Başkasına Ata', icon: <IconUserShare size={16} />, onClick: () => setAcik({ tur: 'ata' }) }]
      : []),
    ...(birlesir
      ? [
          {
            label: 'Başka Görüşmeyle Birleştir',
            icon: <IconArrowMerge size={16} />,
            onClick: () => setAcik({ tur: 'birlestir' }),
          },
        ]
      : []),
    ...(g.DurumAnahtar === 'birlesti'
      ? []
      : [
          {
            label: 'Ayrı Görüşme Aç',
            icon: <IconArrowsSplit2 size={16} />,
            onClick: () => setAcik({ tur: 'ayir' }),
          },
        ]),
    ...(acar(SAYFA.yazisma)
      ? [
          {
            label: 'Hakkında Yaz',
            icon: <IconMessages size={16} />,
            onClick: () => git(`/personel/yazisma?nesne=gorusme&kayit=${g.Id}`),
          },
        ]
      : []),
    ...(acar([...SAYFA.egitim, ...SAYFA.musteri])
      ? [{ label: 'Eğitim Planla', icon: <IconSchool size={16} />, onClick: () => setAcik({ tur: 'egitim' }) }]
      : []),
    ...(g.DurumAnahtar === 'kapandi' && g.AtananId !== ben.Id && acar(SAYFA.memnuniyet)
      ? [{ label: 'Anket Gönder', icon: <IconStar size={16} />, onClick: () => setAcik({ tur: 'anket' }) }]
      : []),
    ...(acar(SAYFA.musteri)
      ? [{ label: 'Demo Aç', icon: <IconPackage size={16} />, onClick: () => setAcik({ tur: 'demo' }) }]
      : []),
    ...gecisler
      .filter((s) => s.nereye === 'iptal')
      .map((s) => ({ label: s.ad, onClick: () => yap(s), danger: true, separated: true })),
  ];
  return (
    <>
      {g.DurumAnahtar === 'yeni' && (
        <Button
          leftSection={<IconHandStop size={16} aria-hidden />}
          loading={mesgul}
          onClick={() => ustlen.mutate({ Id: g.Id })}
        >
          Üstlen
        </Button>
      )}
      {siradaki && (
        <Button variant={acikMi ? 'filled' : 'default'} loading={mesgul} onClick={() => yap(siradaki)}>
          {siradaki.ad}
        </Button>
      )}
      {!acikMi && (
        <Button
          title="Üzerinizdeki sıradaki görüşme (N)"
          rightSection={<IconArrowRight size={16} aria-hidden />}
          onClick={onSiradaki}
        >
          Sıradaki
        </Button>
      )}
      {digerleri.length > 0 && (
        <Menu
          label="Diğer işlemler"
          button={<IconDots size={18} aria-hidden />}
          look="framed"
          disabled={mesgul}
          items={digerleri}
        />
      )}
      {acik?.tur === 'ata' && <GorusmeAtaDialog g={g} onClose={kapat} />}
      {acik?.tur === 'birlestir' && <GorusmeBirlestirDialog g={g} digerleri={acikKardesler} onClose={kapat} />}
      {acik?.tur === 'ayir' && <GorusmeAyirDialog g={g} metin="" onClose={kapat} />}
      {acik?.tur === 'duzenle' && <GorusmeDialog kart={g} onClose={kapat} />}
      {acik?.tur === 'egitim' && (
        <EgitimDialog musteri={musteri} gorusme={{ ...g, Aciklama: nedeni }} onClose={kapat} />
      )}
      {acik?.tur === 'demo' && (
        <DemoDialog
          Id={0}
          musteri={{ ...musteri, ProjeId: g.ProjeId, gorusme: { Id: g.Id, Aciklama: nedeni } }}
          onClose={kapat}
        />
      )}
      {acik?.tur === 'anket' && <AnketGonderDialog musteri={musteri} gorusme={g} onClose={kapat} />}
      {acik?.tur === 'durum' && (
        <GorusmeDurumDialog
          g={g}
          nereye={acik.gecis.nereye}
          ad={acik.gecis.ad}
          onSiradaki={onSiradaki}
          onClose={kapat}
        />
      )}
    </>
  );
}
