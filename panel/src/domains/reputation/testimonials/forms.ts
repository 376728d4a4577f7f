import { TestimonialDispute, TestimonialForm } from '@bellbird/contract/reputation/testimonials';
import { id, publicText, text } from '@bellbird/contract/shared/fields';
import { TESTIMONIAL_REPLY_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';

export const ReplyFormSchema = z.object({ reply: publicText(text(TESTIMONIAL_REPLY_MAX)) });

export const WriteFormSchema = TestimonialForm.extend({ providerId: id('provider') });

export const DisputeFormSchema = TestimonialDispute;
