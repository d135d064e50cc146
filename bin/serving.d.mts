export declare const serving: string[]
