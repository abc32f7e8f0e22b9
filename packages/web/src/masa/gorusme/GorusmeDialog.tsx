import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { GORUSME_ALANLARI, type YazilanGorusme } from '@masabasi/core/masa/gorusme/alanlar';
import { type GorusmeKarti, type KardesGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { EN_AZ_SEBEP, gorusmeHatalari, gorusmeSade } from '@masabasi/core/masa/gorusme/rules';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import { Link } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { ApiError, read } from '../../platform/call/cagri.ts';
import type { KeptDraft } from '../../platform/form/drafts.ts';
import { useForm } from '../../platform/form/form.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { useBen, useKullanici } from '../../platform/session/oturum.ts';
import { useServerDraft } from '../../platform/form/serverDrafts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { GorusmeAlanlari } from './GorusmeAlanlari.tsx';

const YeniArayanDialog = onDemand(() => import('./YeniArayanDialog.tsx'));

/** The form of a ticket. A new ticket also has its assignee and a mark for solved. */
export interface GorusmeFormu extends YazilanGorusme {
  readonly Id: number;
  readonly Surum: number;
  readonly musteri: SecilenMusteri | null;
  readonly LisansId: number | null;
  readonly MusteriPersonelId: number | null;
  readonly AtananId: number | null;
  readonly cozuldu: boolean;
  readonly Cozum: string;
}

/** Data of the caller that the page already knows. */
export interface AramaBilgisi {
  readonly musteri: SecilenMusteri | null;
  readonly telefon: string | null;
  /** The customer's only product. Null: there are several, or none. */
  readonly ProjeId: number | null;
  /** The web request that led to the ticket. */
  readonly istek?: { readonly Id: number; readonly Aciklama: string };
  /** The ticket from which this matter was separated, and the words about it. */
  readonly ayrilan?: { readonly Id: number; readonly No: string; readonly Aciklama: string };
}

export interface GorusmeDialogProps {
  readonly kart: GorusmeKarti | null;
  readonly arama?: AramaBilgisi;
  readonly onClose: () => void;
  readonly onSaved?: (kayit: { readonly Id: number; readonly No: string }) => void;
}

type UyariTuru = 'lisans' | 'ayniKonu' | 'yok';
interface Uyari {
  readonly msg: string;
  readonly tur: UyariTuru;
  readonly gorusme: KardesGorusme | null;
}

const tek = (idler: readonly number[]): number | null => (idler.length === 1 ? idler[0]! : null);

/** The values of an existing ticket, or of a new call that the person takes. */
const formu = (
  kart: GorusmeKarti | null,
  arama: AramaBilgisi | undefined,
  { benId, turId }: { readonly benId: number; readonly turId: number | null },
): GorusmeFormu => ({
  ...bosKayit(GORUSME_ALANLARI),
  GorusmeTurId: turId,
  Telefon: arama?.telefon ?? null,
  ProjeId: arama?.ProjeId ?? null,
  Aciklama: arama?.istek?.Aciklama ?? arama?.ayrilan?.Aciklama ?? '',
  ...(kart && alanlari(GORUSME_ALANLARI, kart)),
  Id: kart?.Id ?? 0,
  Surum: kart?.Surum ?? 0,
  musteri: kart ? { Id: kart.MusteriId, Ad: kart.Musteri } : (arama?.musteri ?? null),
  LisansId: kart?.LisansId ?? null,
  MusteriPersonelId: kart?.MusteriPersonelId ?? null,
  AtananId: kart?.AtananId ?? benId,
  cozuldu: false,
  Cozum: '',
});

const hatalari = (f: GorusmeFormu) => ({
  ...(tamam(GORUSME_ALANLARI, f) ? gorusmeHatalari(gorusmeSade(f)) : eksikler(GORUSME_ALANLARI, f)),
  musteri: f.musteri === null && 'Müşteriyi seçiniz.',
  Cozum:
    f.cozuldu && gorunenUzunluk(f.Cozum) < EN_AZ_SEBEP && `Nasıl çözüldüğünü en az ${EN_AZ_SEBEP} karakterle yazınız.`,
});

const DEVAM: Readonly<Record<UyariTuru, string>> = {
  lisans: 'Yine de Aç',
  ayniKonu: 'Ayrı Görüşme Aç',
  yok: 'Yine de Ata',
};

function basligi(kart: GorusmeKarti | null, arama: AramaBilgisi | undefined): string {
  if (kart) return `${kart.No} Görüşmesini Düzenle`;
  return arama?.ayrilan ? `Ayrı Görüşme Aç: ${arama.ayrilan.No}` : 'Yeni Görüşme';
}

/** New or edited ticket. */
export default function GorusmeDialog(props: GorusmeDialogProps) {
  const listeler = useEndpoint(tanim.getGerekli, {});
  const { kart, arama } = props;
  const kaynak = arama?.ayrilan ? `.ayri${arama.ayrilan.Id}` : arama?.istek ? `.istek${arama.istek.Id}` : '';
  const draft = useServerDraft(`gorusme.${kart?.Id ?? 0}.${arama?.musteri?.Id ?? 0}${kaynak}`, kart?.Surum ?? 0);
  if (listeler.data && draft) return <GorusmePenceresi {...props} listeler={listeler.data} draft={draft} />;
  return (
    <Dialog opened onClose={props.onClose} title={basligi(kart, arama)} width={680}>
      {listeler.error ? (
        <ErrorState error={listeler.error} onRetry={() => void listeler.refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Dialog>
  );
}

interface PencereProps extends GorusmeDialogProps {
  readonly listeler: Basari<typeof tanim.getGerekli>;
  readonly draft: KeptDraft;
}

function GorusmePenceresi({ kart, arama, listeler, draft, onClose, onSaved }: PencereProps) {
  const ben = useKullanici();
  const { acar } = useBen();
  const [uyari, setUyari] = useState<Uyari | null>(null);
  const musteriAcar = SAYFA.musteri.some((sayfa) => acar(sayfa));
  /** The search text for a new customer card. Null: the card form is closed. */
  const [yeniMusteri, setYeniMusteri] = useState<string | null>(null);
  const [gordum, setGordum] = useState<readonly UyariTuru[]>([]);
  const form = useForm(oda.gorusmeKaydet, {
    draft,
    initial: () => formu(kart, arama, { benId: ben.Id, turId: listeler.gorusmeTur[0]?.Id ?? null }),
    errors: hatalari,
    request: ({ musteri, AtananId, cozuldu, Cozum, ...f }) => {
      setUyari(null);
      if (musteri === null || !tamam(GORUSME_ALANLARI, f)) return null;
      const kaynak = { WebistekId: arama?.istek?.Id ?? null, AyrilanId: arama?.ayrilan?.Id ?? null };
      const yeni = kart === null ? { AtananId, Cozum: cozuldu ? Cozum : '', ...kaynak, gordum: [...gordum] } : {};
      return { gorusme: { ...f, MusteriId: musteri.Id }, ...yeni };
    },
    onSuccess: ({ Id: kayitId, No }) => {
      bildir({ baslik: kart ? 'Görüşme kaydedildi' : `${No} açıldı`, tur: 'success' });
      onClose();
      onSaved?.({ Id: kayitId, No });
    },
    onRefusal: (ret) => {
      if (!('uyari' in ret)) return false;
      setUyari({ msg: ret.msg, tur: ret.uyari, gorusme: ret.gorusme });
      return true;
    },
  });
  const musteriSec = async (musteri: SecilenMusteri | null) => {
    form.set({ musteri, LisansId: null, MusteriPersonelId: null });
    if (musteri === null || form.values.ProjeId !== null) return;
    try {
      const { musteri: bilgi } = await read(oda.arayanMusteri, { MusteriId: musteri.Id });
      form.set({ ProjeId: tek(bilgi.ProjeIdler) });
    } catch (hata) {
      // Then the person chooses the product.
      if (!(hata instanceof ApiError)) throw hata;
    }
  };
  const devam = (tur: UyariTuru) => {
    const bunlar = [...gordum, tur];
    setGordum(bunlar);
    form.submitWith({ gordum: bunlar });
  };
  return (
    <>
      <FormDialog
        title={basligi(kart, arama)}
        width={680}
        form={form}
        onClose={onClose}
        actions={
          uyari && (
            <Button variant="default" loading={form.isPending} onClick={() => devam(uyari.tur)}>
              {DEVAM[uyari.tur]}
            </Button>
          )
        }
      >
        <GorusmeAlanlari
          form={form}
          kart={kart}
          listeler={listeler}
          onMusteri={(m) => void musteriSec(m)}
          onYeniMusteri={musteriAcar ? setYeniMusteri : null}
        />
        <div role="alert">
          {uyari && (
            <Notice tone="warn" icon={<IconAlertTriangle size={18} />}>
              {uyari.msg}{' '}
              {uyari.gorusme && (
                <Link to={`/islemler/musterigorusme/detay?id=${uyari.gorusme.Id}`} onClick={onClose}>
                  {`${uyari.gorusme.No} görüşmesine git`}
                </Link>
              )}
            </Notice>
          )}
        </div>
      </FormDialog>
      {yeniMusteri !== null && (
        <YeniArayanDialog
          aranan={yeniMusteri}
          telefon={form.values.Telefon}
          ProjeId={form.values.ProjeId}
          onClose={() => setYeniMusteri(null)}
          onSec={(m, idler) => form.set({ musteri: m, ...(form.values.ProjeId === null && { ProjeId: tek(idler) }) })}
        />
      )}
    </>
  );
}
