import { sunulanlar } from '@masabasi/core/platform/process/surec';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { WEBISTEK_SURECI, type WebistekDurumu } from '@masabasi/core/masa/webistek/rules';
import IconHandStop from '~icons/tabler/hand-stop';
import IconMail from '~icons/tabler/mail';
import { useRef } from 'react';
import { webistek as oda } from '../../calls/webistek.ts';
import { useAction } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import type { RecordAct } from '../../ui/RecordView.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Acts that need their own window. */
export type WebistekIsi = 'aktar' | 'yanit' | { readonly nereye: WebistekDurumu };

interface WebistekIslemleri {
  readonly siradaki: RecordAct | null;
  readonly isler: readonly RecordAct[];
}

/** States that need no further fields. */
const SOZSUZ: ReadonlySet<WebistekDurumu> = new Set(['spam', 'incelemede']);

/** The acts on a request. Passing it on or answering it also takes it over. */
export function useWebistekIslemleri(onIs: (is: WebistekIsi) => void): (w: WebistekKarti) => WebistekIslemleri {
  const ben = useKullanici();
  /** The window to open after the request is taken over. */
  const sonra = useRef<WebistekIsi | null>(null);
  const ustlen = useAction(oda.webistekUstlen, {
    onSuccess: async (_cevap, _istek, okundu) => {
      if (sonra.current === null) {
        bildir({ baslik: 'İsteği incelemeye aldınız', tur: 'success' });
        return;
      }
      // The answer needs the version after the takeover: with the earlier version it would be refused.
      await okundu;
      onIs(sonra.current);
    },
  });
  const degistir = useAction(oda.webistekDurumGuncelle, {
    onSuccess: () => bildir({ baslik: 'İsteğin durumu değişti', tur: 'success' }),
  });
  const busy = ustlen.isPending || degistir.isPending;
  return (w) => {
    const benim = w.DurumAnahtar === 'incelemede' && w.AtananId === ben.Id;
    const alinir = !benim && (w.DurumAnahtar === 'yeni' || w.DurumAnahtar === 'incelemede');
    const al = (is: WebistekIsi | null) => {
      sonra.current = is;
      ustlen.mutate({ Id: w.Id });
    };
    const yap = (is: WebistekIsi) => (benim ? onIs(is) : al(is));
    const acik = alinir || benim;
    return {
      siradaki: acik ? { label: 'Görüşmeye Aktar', busy, onClick: () => yap('aktar') } : null,
      isler: [
        ...(acik ? [{ label: 'Yanıtla', icon: <IconMail size={16} />, busy, onClick: () => yap('yanit') }] : []),
        ...(alinir ? [{ label: 'Üstlen', icon: <IconHandStop size={16} />, busy, onClick: () => al(null) }] : []),
        ...sunulanlar(WEBISTEK_SURECI, w, { Id: ben.Id })
          .filter((s) => s.engel === null)
          .map(({ nereye, ad }) => ({
            label: ad,
            busy,
            onClick: () =>
              SOZSUZ.has(nereye) ? degistir.mutate({ Id: w.Id, Surum: w.Surum, Durum: nereye }) : onIs({ nereye }),
          })),
      ],
    };
  };
}
