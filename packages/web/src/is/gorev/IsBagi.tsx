import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { RecordLink } from '../../ui/RecordLink.tsx';

export interface IsBagiProps {
  readonly is: { readonly Id: number; readonly No: string; readonly Baslik?: string };
  /** Opens the task in the same place. */
  readonly onAc: (Id: number) => void;
}

/** A task by its number and title, as a link. */
export const IsBagi = ({ is, onAc }: IsBagiProps) => (
  <RecordLink to={kayitYolu(SAYFA.isler[0], is.Id)} onOpen={() => onAc(is.Id)}>
    {[is.No, is.Baslik].filter(Boolean).join(' ')}
  </RecordLink>
);
