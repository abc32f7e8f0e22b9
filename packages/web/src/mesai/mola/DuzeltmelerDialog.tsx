import { DUZELTME_SURECI } from '@masabasi/core/mesai/duzeltme/rules';
import type { Duzeltme } from '@masabasi/core/mesai/mola/contract';
import { type An, istanbulGunu, istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconArrowRight from '~icons/tabler/arrow-right';
import IconCircleCheck from '~icons/tabler/circle-check';
import { useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { bildir } from '../../ui/Toast.tsx';
import css from './DuzeltmelerDialog.module.css';
import { DuzeltmeRetDialog } from './DuzeltmeRetDialog.tsx';

const saatler = (bas: An, bit: An | null) =>
  bas === bit ? istanbulSaati(bas) : `${istanbulSaati(bas)}-${bit === null ? '…' : istanbulSaati(bit)}`;

const bildirildi = (istek: Duzeltme, Onay: boolean) =>
  bildir({ baslik: Onay ? 'Düzeltme onaylandı' : 'Düzeltme reddedildi', metin: istek.Kisi, tur: 'success' });

/** A waiting correction: old times, new times, reason, and the decision. */
function Istek({ istek, onRet }: { istek: Duzeltme; onRet: () => void }) {
  const ben = { Id: useKullanici().Id, ayricalikli: useYetkiVar(YETKI.ayricalikli) };
  const onayla = useAction(mola.molaDuzeltmeKarar, { onSuccess: () => bildirildi(istek, true) });
  return (
    <li className={css.istek}>
      <div className={css.ust}>
        <KisiYuzu id={istek.KisiId} ad={istek.Kisi} size={32} />
        <p className={css.kisi}>
          <b>{istek.Kisi}</b>
          <span>
            {istek.Departman} · {zamanYaz(istek.CreateDateTime)}
          </span>
        </p>
      </div>
      <dl className={css.fark}>
        <div>
          <dt>
            {istek.mola}, {tarihYaz(istanbulGunu(istek.Eski_Baslama))}
          </dt>
          <dd>{saatler(istek.Eski_Baslama, istek.Eski_Bitis)}</dd>
        </div>
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
        <div>
          <dt>İstenen</dt>
          <dd>
            <b>{saatler(istek.Yeni_Baslama, istek.Yeni_Bitis)}</b>
          </dd>
        </div>
      </dl>
      <p className={css.sebep}>{istek.Sebep}</p>
      <div className={css.dugmeler}>
        <GecisDugmeleri
          surec={DUZELTME_SURECI}
          kayit={istek}
          cagiran={ben}
          asil="Onaylandı"
          mesgul={onayla.isPending}
          kime={istek.Kisi}
          onSec={(nereye) => {
            if (nereye === 'Reddedildi') onRet();
            else onayla.mutate({ Id: istek.Id, Onay: true, Aciklama: '' });
          }}
        />
      </div>
    </li>
  );
}

/** Corrections that wait for the head's decision (settled: breaks 2). */
export default function DuzeltmelerDialog({ onClose }: { onClose: () => void }) {
  const bekleyen = useEndpoint(mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, { refetchOnMount: 'always' });
  const [reddedilen, setReddedilen] = useState<Duzeltme | null>(null);
  return (
    <Dialog opened onClose={onClose} title="Düzeltme İstekleri" width={560}>
      <Read of={bekleyen} rows={4}>
        {({ duzeltmelist }) =>
          duzeltmelist.length === 0 ? (
            <EmptyState
              icon={<IconCircleCheck size={32} stroke={1.5} />}
              title="Bekleyen istek yok"
              text="Personeliniz bir mola kaydı için düzeltme istediğinde burada görünür."
            />
          ) : (
            <ul className={css.liste} aria-label="Bekleyen istekler">
              {duzeltmelist.map((i) => (
                <Istek key={i.Id} istek={i} onRet={() => setReddedilen(i)} />
              ))}
            </ul>
          )
        }
      </Read>
      {reddedilen && (
        <DuzeltmeRetDialog
          istek={reddedilen}
          onRet={() => {
            bildirildi(reddedilen, false);
            setReddedilen(null);
          }}
          onClose={() => setReddedilen(null)}
        />
      )}
    </Dialog>
  );
}
