import type { ReactNode } from 'react';

type WelcomeProps = {
  picture: string;
  size: readonly [width: number, height: number];
  title: string;
  children: ReactNode;
};

export const Welcome = ({ picture, size: [width, height], title, children }: WelcomeProps) => (
  <div className="mx-auto grid w-full max-w-120 justify-items-center gap-5 pt-4 text-center">
    <img src={picture} alt="" width={width} height={height} className="w-[min(11rem,50%)] md:w-60" />
    <h1>{title}</h1>
    {children}
  </div>
);
