import type { ReactNode } from 'react';
import { Placard } from '../EmptyState/Placard.tsx';
import { Logo } from '../Logo/Logo.tsx';

export type NotFoundStateProps = {
  heading: string;
  text: string;
  /** The address that leads nowhere. */
  address?: string;
  /** The way out. */
  primary: ReactNode;
  secondary?: ReactNode;
};

/** A page for an address without one. */
export function NotFoundState({ address, ...words }: NotFoundStateProps) {
  return (
    <Placard {...words} distance="far" level={1} variant="title" quote={address} art={<Logo size={56} />} />
  );
}
